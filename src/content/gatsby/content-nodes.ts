import path from 'node:path'
import type { z } from 'zod'
import type { Content, PageName } from '../content'
import { contactCard } from '../contact-card'
import { findValues } from '../read/find-values'
import { pageEntries } from '../page-entries'
import { inFolder } from '../read/in-folder'
import { isPicture } from '../read/schema-shape'
import { isRecord } from '../read/select'
import { pageSchemas, schemas } from '../schemas/collections'

/** A Gatsby node before it has an id. */
export interface ContentNode {
  type: string
  /** Tells the nodes of one type apart. */
  key: string
  fields: Record<string, unknown>
}

/** Turns content into nodes of the types of `graphqlTypes`, in the order of the files. */
export function contentNodes(content: Content): ContentNode[] {
  const { site, menu, redirects, galleries, photos, projects, pages } = content
  return [
    { type: 'SiteContent', key: 'site', fields: siteFields(site) },
    { type: 'Menu', key: 'menu', fields: { entries: menu } },
    ...redirects.map((redirect, position) => ({ type: 'Redirect', key: redirect.from, fields: { ...redirect, position } })),
    ...galleries.map((gallery, position) => ({
      type: 'Gallery',
      key: gallery.slug,
      fields: { ...gallery, path: `/${gallery.slug}/`, position },
    })),
    ...photos.map((photo, position) => {
      const { file, alt, focus } = photo
      const image = { src: file, alt, ...(focus && { focus }), file: inFolder('photos', file) }
      return { type: 'Photo', key: slugOfPhoto(file), fields: { ...photo, slug: slugOfPhoto(file), image, position } }
    }),
    ...projects.map(({ slug, facts, story }) => ({
      type: 'Project',
      key: slug,
      fields: { ...withFiles(schemas.Project, facts, `projects/${slug}`), slug, path: `/${slug}/`, story },
    })),
    ...(Object.keys(pageSchemas) as PageName[]).map((name) => ({
      type: pageSchemas[name].type,
      key: name,
      fields: withFiles(pageSchemas[name].schema, pages[name], 'pages'),
    })),
    ...pageEntries(content).map((entry, position) => ({
      type: 'PageEntry',
      key: entry.path,
      fields: { ...entry, position },
    })),
  ]
}

/** The slug of a photograph: its file's name without the ending. */
export function slugOfPhoto(file: string): string {
  return path.posix.parse(file).name
}

/** The fields of the site, with the owner's contact card made of them. */
function siteFields(site: Content['site']): Record<string, unknown> {
  return { ...withFiles(schemas.SiteContent, site, ''), card: contactCard(site.owner) }
}

/** A copy of a value whose pictures name their file relative to the content folder, which is how GraphQL finds it. */
function withFiles(schema: z.ZodType, value: object, folder: string): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone({ ...value })
  for (const { value: picture } of findValues(schema, copy, isPicture)) {
    if (isRecord(picture)) picture.file = inFolder(folder, String(picture.src))
  }
  return copy
}
