import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { Content, PageName, Project } from '../content'
import { capitalise } from '../../lib/text/capitalise'
import { contactCard } from '../contact-card'
import { findValues } from '../read/find-values'
import { pageEntries } from '../page-entries'
import { inFolder } from '../read/in-folder'
import { isPicture } from '../read/schema-shape'
import { isRecord } from '../read/select'
import type { Photo } from '../schemas/photo'
import { pageSchemas, schemas } from '../schemas/collections'
import { taggedByStack, technologyOf, technologySlug } from '../technologies'
import { galleryNodes } from './gallery-nodes'
import type { GalleryScreen, PictureOrders } from './gallery-works'
import { withYears } from './menu-entries'
import { inOrder, numberWorks, type TaggedWorks, tagWorks } from './number-works'
import { byPicture, choosePictures, neighboursOf } from './references'
import { slugOfPhoto } from '../slug-of-photo'
import { tagNodes } from './tag-nodes'

/** A Gatsby node before it has an id. */
export interface ContentNode {
  type: string
  /** Identifies the node among those of its type. */
  key: string
  fields: Record<string, unknown>
  /** Fields that link to lists of other nodes: the type of those nodes, and their keys. */
  links?: Record<string, { type: string; keys: readonly string[] }>
}

/**
 * Turns content into nodes of the types in `graphqlTypes`, in file order.
 * @param orders picture-based orders of works; any that is missing falls back to list order
 */
export function contentNodes(content: Content, orders: PictureOrders = new Map()): ContentNode[] {
  const { site, menu, redirects, photos } = content
  const projects = taggedByStack(content)
  const works = numberWorks({ projects, photos })
  const tags = tagWorks(works)
  const technologyPath = (name: string) => tagPath(technologySlug(name, site.specialties), tags, content)
  const described = tags.map((tag) => ({ ...tag, ...tagWords(tag, content), path: tagPath(tag.slug, tags, content) }))
  const numbers = new Map(works.map(({ type, slug, number }) => [`${type} ${slug}`, number]))
  const carried = new Map(works.map((work) => [work.type === 'Project' ? `/${work.slug}/` : '', work.tags]))
  const images = workImages(content)
  const neighbours = neighboursOf(projects)
  const unshown = photos.filter(({ selected }) => !selected)
  const candidates = [
    ...works,
    ...unshown.map(({ file, tags: own }) => ({ type: 'Photo' as const, slug: slugOfPhoto(file), tags: own })),
  ]
  return [
    { type: 'SiteContent', key: 'site', fields: siteFields(site, technologyPath, inOrder(projects)) },
    { type: 'Menu', key: 'menu', fields: { entries: withYears(menu, projects) } },
    ...redirects.map((redirect, position) => ({
      type: 'Redirect',
      key: redirect.from,
      fields: { ...redirect, position },
    })),
    ...galleryNodes(content, {
      projects: inOrder(projects),
      photos,
      works,
      screensOf: (project) => projectFields(project).screens as GalleryScreen[],
      orders,
      tags: described,
      imageOf: ({ type, slug }) => images.get(`${type} ${slug}`),
    }),
    ...photos.map((photo, position) => {
      const slug = slugOfPhoto(photo.file)
      const image = photoImage(photo)
      return {
        type: 'Photo',
        key: slug,
        fields: { ...photo, slug, image, galleryNumber: numbers.get(`Photo ${slug}`), position },
      }
    }),
    ...projects.map((project) => {
      const { slug, story, device } = project
      const { previous, next } = neighbours.get(slug) ?? {}
      const fields = {
        ...projectFields(project),
        slug,
        path: `/${slug}/`,
        story,
        device,
        technologies: project.facts.stack.map((name) => ({ name, path: technologyPath(name) })),
        galleryNumber: numbers.get(`Project ${slug}`),
        previous: previous?.slug,
        next: next?.slug,
        // Only one template leads back as well, by a picture.
        previousCover: previous && project.facts.template === 'details-2' ? projectFields(previous).cover : undefined,
        nextCover: next && projectFields(next).cover,
      }
      return { type: 'Project', key: slug, fields }
    }),
    ...described.flatMap((tag, position) => tagNodes(tag, position, content, described, candidates)),
    ...(Object.keys(content.pages) as PageName[]).map((name) => ({
      type: pageSchemas[name].type,
      key: name,
      fields: pageFields(name, content),
    })),
    ...pageEntries({ ...content, projects: inOrder(projects) }).map((entry, position) => ({
      type: 'PageEntry',
      key: entry.path,
      fields: { ...entry, tags: carried.get(entry.path) ?? [], position },
    })),
  ]
}

/** Number of works named beside a specialty; its own page lists them all. */
const NAMED_BESIDE = 8

/** The site's fields, plus the owner's contact card, the page and works of each specialty, and the film's file size. */
function siteFields(
  site: Content['site'],
  technologyPath: (name: string) => string | undefined,
  projects: readonly Project[],
) {
  const specialties = site.specialties.map((one) => {
    const works = projects.filter(({ facts }) => facts.stack.includes(one.name)).map(({ slug }) => slug)
    return { ...one, path: technologyPath(one.name), used: works.length, works: works.slice(0, NAMED_BESIDE) }
  })
  const fields = withFiles(schemas.SiteContent, site, '')
  if (isRecord(fields.video)) fields.video.bytes = bytesOf(String(fields.video.url))
  if (site.availability)
    fields.availability = { ...site.availability, day: dayInWords(site.availability.checked, site) }
  return { ...fields, specialties, card: contactCard(site.owner) }
}

/** A date without its year: `20 November`. */
function dayInWords(date: string, { language }: Content['site']): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(new Date(date))
}

/** Size of a file in `static/` by its address; undefined if it is hosted elsewhere. */
function bytesOf(address: string): number | undefined {
  const file = path.join('static', address)
  return address.startsWith('/') && existsSync(file) ? statSync(file).size : undefined
}

/** The path of a tag's page; undefined if no work has the tag or the content leaves tag pages out. */
function tagPath(slug: string, tags: readonly TaggedWorks[], { pages }: Content): string | undefined {
  return pages.tag && tags.some((tag) => tag.slug === slug) ? `/works/${slug}/` : undefined
}

/** A tag's label and aliases: `still-life` is shown as `Still life`. */
function tagWords({ slug }: TaggedWorks, { projects, site }: Content) {
  const stack = projects.flatMap(({ facts }) => facts.stack)
  const name = stack.find((one) => technologySlug(one, site.specialties) === slug)
  const { label, aliases } = name
    ? technologyOf(name, site.specialties)
    : { label: capitalise(slug.replaceAll('-', ' ')), aliases: [] }
  return { label, aliases }
}

/** The picture representing each work, by type and slug (`Photo fog`), with the detail of it shown at full size. */
function workImages({ projects, photos }: Pick<Content, 'projects' | 'photos'>): Map<string, unknown> {
  return new Map([
    ...photos.map((photo): [string, unknown] => [
      `Photo ${slugOfPhoto(photo.file)}`,
      { ...photoImage(photo), closeUp: photo.closeUp },
    ]),
    ...projects.map((project): [string, unknown] => [
      `Project ${project.slug}`,
      { ...(projectFields(project).cover as object), closeUp: project.facts.closeUp },
    ]),
  ])
}

/** A photograph as a picture. */
function photoImage({ file, alt, focus }: Photo) {
  return { src: file, alt, ...(focus && { focus }), file: inFolder('photos', file) }
}

/** A project's front matter, without the names it withholds. */
function projectFields({ slug, facts }: Project): Record<string, unknown> {
  return withFiles(schemas.Project, { ...facts, withhold: [] }, `projects/${slug}`)
}

/** A page's texts, with the project pictures they refer to. */
function pageFields(name: PageName, { pages, projects }: Content): Record<string, unknown> {
  const { schema } = pageSchemas[name]
  const fields = withFiles(schema, pages[name] ?? {}, 'pages')
  choosePictures(schema, fields, (slug, word) => {
    const project = projects.find((one) => one.slug === slug)
    return project && projectFields(project)[word]
  })
  const { work } = fields
  if (name === 'index' && isRecord(work)) Object.assign(work, byPicture(work.projects as string[]))
  return fields
}

/**
 * A copy of a value in which pictures also have their path relative to the content folder, by which GraphQL finds the
 * file.
 */
function withFiles(schema: z.ZodType, value: object, folder: string): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone({ ...value })
  for (const { value: picture } of findValues(schema, copy, isPicture)) {
    if (isRecord(picture)) picture.file = inFolder(folder, String(picture.src))
  }
  return copy
}
