import { galleriesSchema } from './gallery'
import { menuSchema } from './menu'
import { devloper2PageSchema } from './pages/devloper-2-page'
import { indexPageSchema } from './pages/index-page'
import {
  aboutPageSchema,
  contactPageSchema,
  notFoundPageSchema,
  projectsPageSchema,
  tagPageSchema,
} from './pages/plain-pages'
import { photosSchema } from './photo'
import { projectSchema } from './project'
import { redirectsSchema } from './redirect'
import { siteSchema } from './site'

/** The one schema of each kind of content, by the GraphQL type of its nodes (`Site` is Gatsby's own). */
export const schemas = {
  SiteContent: siteSchema,
  Menu: menuSchema,
  Redirect: redirectsSchema,
  Gallery: galleriesSchema,
  Photo: photosSchema,
  Project: projectSchema,
} as const

/** The schema of each file of `content/pages`, by its name; its GraphQL type is named beside it. */
export const pageSchemas = {
  index: { type: 'IndexPage', schema: indexPageSchema },
  about: { type: 'AboutPage', schema: aboutPageSchema },
  contact: { type: 'ContactPage', schema: contactPageSchema },
  'devloper-2': { type: 'Devloper2Page', schema: devloper2PageSchema },
  projects: { type: 'ProjectsPage', schema: projectsPageSchema },
  tag: { type: 'TagPage', schema: tagPageSchema },
  '404': { type: 'NotFoundPage', schema: notFoundPageSchema },
} as const
