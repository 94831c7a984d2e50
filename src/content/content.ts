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

/** Name of a file in `content/pages`, without its extension. */
export type PageName = keyof typeof pageSchemas

/** A project: front matter, story and device; its slug is the folder's name. */
export interface Project {
  slug: string
  facts: ProjectFrontMatter
  story: StoryChapter[]
  /** The interactive piece of the product from `device.yml`. */
  device?: Device | undefined
}

/** All of `content/`, once it is free of faults. */
export interface Content {
  site: Omit<Site, 'theme'> & { theme: { default: Theme } }
  /** Texts that do not belong to a single page. */
  strings: Strings
  menu: MenuEntry[]
  redirects: Redirect[]
  galleries: Gallery[]
  photos: Photo[]
  projects: Project[]
  /** The texts of every page the content includes; `pageSchemas` defines their shapes. */
  pages: Partial<Record<PageName, object>>
}
