import { galleriesSchema } from './gallery'
import { menuSchema } from './menu'
import { agency1PageSchema } from './pages/agency-1-page'
import { agency2PageSchema } from './pages/agency-2-page'
import { colophonPageSchema } from './pages/colophon-page'
import { designer2PageSchema } from './pages/designer-2-page'
import { devloper1PageSchema } from './pages/devloper-1-page'
import { devloper2PageSchema } from './pages/devloper-2-page'
import { indexPageSchema } from './pages/index-page'
import { photography1PageSchema, photography2PageSchema } from './pages/photography-pages'
import {
  aboutPageSchema,
  contactPageSchema,
  notFoundPageSchema,
  offlinePageSchema,
  privacyPageSchema,
  projectsPageSchema,
  tagPageSchema,
} from './pages/plain-pages'
import { photosSchema } from './photo'
import { projectSchema } from './project'
import { redirectsSchema } from './redirect'
import { siteSchema } from './site'

/** The schema of each kind of content, by the GraphQL type of its nodes (`Site` is Gatsby's own). */
export const schemas = {
  SiteContent: siteSchema,
  Menu: menuSchema,
  Redirect: redirectsSchema,
  Gallery: galleriesSchema,
  Photo: photosSchema,
  Project: projectSchema,
} as const

/** The schema and GraphQL type of each file in `content/pages`, by name. */
export const pageSchemas = {
  index: { type: 'IndexPage', schema: indexPageSchema },
  about: { type: 'AboutPage', schema: aboutPageSchema },
  contact: { type: 'ContactPage', schema: contactPageSchema },
  'agency-1': { type: 'Agency1Page', schema: agency1PageSchema },
  'agency-2': { type: 'Agency2Page', schema: agency2PageSchema },
  'designer-2': { type: 'Designer2Page', schema: designer2PageSchema },
  'devloper-1': { type: 'Devloper1Page', schema: devloper1PageSchema },
  'devloper-2': { type: 'Devloper2Page', schema: devloper2PageSchema },
  'photography-1': { type: 'Photography1Page', schema: photography1PageSchema },
  'photography-2': { type: 'Photography2Page', schema: photography2PageSchema },
  colophon: { type: 'ColophonPage', schema: colophonPageSchema },
  offline: { type: 'OfflinePage', schema: offlinePageSchema },
  privacy: { type: 'PrivacyPage', schema: privacyPageSchema },
  projects: { type: 'ProjectsPage', schema: projectsPageSchema },
  tag: { type: 'TagPage', schema: tagPageSchema },
  '404': { type: 'NotFoundPage', schema: notFoundPageSchema },
} as const

/** Required files of `content/pages`; any other page can be left out by deleting its file. */
export const neededPages: ReadonlySet<string> = new Set(['index', 'offline', '404'])
