import { z } from 'zod'
import { objectTypes } from './sdl'
import { pageSchemas, schemas } from '../schemas/collections'
import { picture } from '../schemas/common'
import { deviceSchema } from '../schemas/device'
import { MENU_DEPTH } from '../schemas/menu'

const NODE = 'implements Node @dontInfer'

/** Index of an entry in its file, as GraphQL has no order of its own. */
const POSITION = 'position: Int!'

const story = `type ProjectStory {
  title: String!
  lead: String!
  html: String!
  parts: [ProjectStoryPart!]!
}`

const storyPart = `type ProjectStoryPart {
  title: String!
  html: String!
}`

const LINK = '@link(by: "slug")'

const tag = `type Tag ${NODE} {
  slug: String!
  count: Int!
  isKind: Boolean!
  label: String!
  aliases: [String!]!
  path: String
  ${POSITION}
}`

const galleryScreen = `type GalleryScreen {
  slug: String!
  project: Project! ${LINK}
  image: Picture!
  kind: String!
  ground: String!
  tags: [String!]!
}`

const galleryTag = `type GalleryTag {
  slug: String!
  label: String!
  count: Int!
  isKind: Boolean!
  path: String
  line: String
}`

const pageFields = (link: string) => `
  route: String!
  path: String!
  number: Int!
  pages: Int!
  before: Int!
  total: Int!
  order: [String!]!
  hinges: [String!]!
  gallery: Gallery! ${link && LINK}
  projects: [Project!]! ${link}
  photos: [Photo!]! ${link}
  screens: [GalleryScreen!]!
  details: [GalleryDetail!]!`

/**
 * Pages of a gallery's or a tag's works. They link works by id, so a page is only rebuilt when one of its own works
 * changes. A technology's page links the technologies in use, and the newest projects for its table; any
 * other tag's page links all tags and, beside a single work, the works nearest to it.
 */
const worksPages = `interface WorksPage {${pageFields('')}
}

type GalleryPage implements Node & WorksPage @dontInfer {${pageFields('@link')}
}

type TaggedPage implements Node & WorksPage @dontInfer {${pageFields('@link')}
  tag: Tag! ${LINK}
  years: String!
  note: String
  uses: [TagUse!]!
  some: [TagShare!]!
  tags: [Tag!]! ${LINK}
  table: [Project!]! ${LINK}
  nearProjects: [Project!]! ${LINK}
  nearPhotos: [Photo!]! ${LINK}
}`

/** What a technology does in one of its projects. */
const tagUse = `type TagUse {
  work: String!
  line: String!
}`

/** A project in which the owner did some of the work with a technology. */
const tagShare = `type TagShare {
  technology: String!
  project: String!
}`

const galleryDetail = `type GalleryDetail {
  slug: String!
  image: Picture!
}`

/**
 * The most detailed part of a picture at full size: its position and size as fractions of the whole, its width in
 * pixels, and the files.
 */
const pictureDetail = `type PictureDetail {
  left: Float!
  top: Float!
  width: Float!
  height: Float!
  pixels: Int!
  src: String!
  srcSet: String!
  avif: String!
  phone: String!
}`

/**
 * The part of a wide picture that phones show: its width over height, its file for browsers without AVIF, those with it,
 * and which part it is.
 */
const pictureUpright = `type PictureUpright {
  ratio: Float!
  srcSet: String!
  avif: String!
  part: String!
}`

const technology = `type ProjectTechnology {
  name: String!
  path: String
}`

const pageEntry = `type PageEntry ${NODE} {
  path: String!
  title: String!
  label: String!
  group: String
  kind: String!
  named: Boolean!
  tags: [String!]!
  ${POSITION}
}`

const card = `type ContactCard {
  href: String!
  file: String!
  size: Int!
  path: String!
}`

const printed = `type PrintedAddress {
  address: String!
  size: Int!
  path: String!
}`

/** Type names of menu entries, by level. */
const menuLevels = Array.from({ length: MENU_DEPTH + 1 }, (_, depth) => `MenuEntries${'Items'.repeat(depth)}`)

/** Fields that `contentNodes` adds to types nested within others. */
const addedWithin = {
  IndexPageWork: [`covers: [Project!]! ${LINK}`, `scenes: [Project!]! ${LINK}`],
  SiteContentAvailability: ['day: String!'],
  SiteContentSpecialties: ['path: String', 'used: Int!', `works: [Project!]! ${LINK}`],
  SiteContentVideo: ['bytes: Int'],
  ...Object.fromEntries(menuLevels.map((level) => [level, ['year: Int']])),
}

/** The GraphQL types of all content, derived from its schemas, with the fields added by the loader. */
export function graphqlTypes(): string {
  const node = (name: string, schema: z.core.$ZodType, extra: readonly string[] = [], within = {}) =>
    objectTypes(name, schema, { suffix: NODE, extra, within })

  return [
    ...objectTypes('Picture', picture(), { extra: ['file: File! @link(by: "relativePath")'] }),
    ...node('SiteContent', schemas.SiteContent, ['card: ContactCard!'], addedWithin),
    card,
    printed,
    ...node('Menu', z.object({ entries: schemas.Menu }), [], addedWithin),
    ...node('Redirect', schemas.Redirect.element, [POSITION]),
    ...node('Gallery', schemas.Gallery.element, [
      'path: String!',
      'tags: [GalleryTag!]!',
      `siblings: [Gallery!]! ${LINK}`,
      `sister: Gallery ${LINK}`,
      POSITION,
    ]),
    worksPages,
    galleryTag,
    galleryScreen,
    tagUse,
    tagShare,
    galleryDetail,
    pictureDetail,
    pictureUpright,
    ...node('Photo', schemas.Photo.element, ['slug: String!', 'image: Picture!', 'galleryNumber: Int', POSITION]),
    ...node('Project', schemas.Project, [
      'slug: String!',
      'path: String!',
      'story: [ProjectStory!]!',
      'device: ProjectDevice',
      'technologies: [ProjectTechnology!]!',
      'galleryNumber: Int!',
      `previous: Project ${LINK}`,
      `next: Project ${LINK}`,
      'previousCover: Picture',
      'nextCover: Picture',
    ]),
    ...objectTypes('ProjectDevice', deviceSchema),
    story,
    storyPart,
    technology,
    tag,
    pageEntry,
    ...Object.values(pageSchemas).flatMap(({ type, schema }) => node(type, schema, [], addedWithin)),
  ].join('\n\n')
}
