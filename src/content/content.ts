import type { Gallery } from './schemas/gallery'
import type { MenuEntry } from './schemas/menu'
import type { Photo } from './schemas/photo'
import type { ProjectFrontMatter } from './schemas/project'
import type { Redirect } from './schemas/redirect'
import type { pageSchemas } from './schemas/collections'
import type { Site } from './schemas/site'
import type { Chapter } from './read/story'
import type { Theme } from './theme'

/** A name of a file in `content/pages`. */
export type PageName = keyof typeof pageSchemas

/** A project: its front matter, its story, and its folder's name. */
export interface Project {
  slug: string
  facts: ProjectFrontMatter
  story: Chapter[]
}

/** Everything `content/` says, once it is without faults. */
export interface Content {
  site: Omit<Site, 'theme'> & { theme: { default: Theme } }
  menu: MenuEntry[]
  redirects: Redirect[]
  galleries: Gallery[]
  photos: Photo[]
  projects: Project[]
  /** The words of each page; their shapes are those of `pageSchemas`. */
  pages: Record<PageName, object>
}
