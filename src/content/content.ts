import type { Gallery } from './schemas/gallery'
import type { MenuEntry } from './schemas/menu'
import type { Photo } from './schemas/photo'
import type { Device } from './schemas/device'
import type { ProjectFrontMatter } from './schemas/project'
import type { Redirect } from './schemas/redirect'
import type { pageSchemas } from './schemas/collections'
import type { Site } from './schemas/site'
import type { Strings } from './schemas/strings/strings'
import type { StoryChapter } from './read/story'
import type { Theme } from './theme'

/** A name of a file in `content/pages`. */
export type PageName = keyof typeof pageSchemas

/** A project: its front matter, its story, its device, and its folder's name. */
export interface Project {
  slug: string
  facts: ProjectFrontMatter
  story: StoryChapter[]
  /** The piece of the product that a visitor can use, of `device.yml`. */
  device?: Device | undefined
}

/** Everything `content/` says, once it is without faults. */
export interface Content {
  site: Omit<Site, 'theme'> & { theme: { default: Theme } }
  /** Words that belong to no page. */
  strings: Strings
  menu: MenuEntry[]
  redirects: Redirect[]
  galleries: Gallery[]
  photos: Photo[]
  projects: Project[]
  /** The words of each page that the content does not leave out; their shapes are those of `pageSchemas`. */
  pages: Partial<Record<PageName, object>>
}
