import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { graphqlTypes } from '../../../src/content/nodes/graphql-types'
import { gallerySlug, picture, projectPicture, projectSlug } from '../../../src/content/schemas/common'
import { objectTypes } from '../../../src/content/nodes/sdl'
import { pageSchemas, schemas } from '../../../src/content/schemas/collections'

describe('objectTypes', () => {
  it('derives a type for each object of a schema', () => {
    const schema = z.strictObject({
      title: z.string().min(1),
      url: z.union([z.url(), z.string()]),
      kind: z.enum(['a', 'b']),
      count: z.int().positive(),
      width: z.number(),
      sample: z.boolean().default(false),
      note: z.string().optional(),
      tags: z.array(z.string()).default([]),
      cover: picture(),
      shade: z.union([z.enum(['light', 'dark']), z.strictObject({ header: z.enum(['light', 'dark']) })]),
      steps: z.array(z.strictObject({ name: z.string() })).optional(),
      never: z.never().optional(),
    })
    const types = objectTypes('Thing', schema, { suffix: 'implements Node @dontInfer', extra: ['path: String!'] })
    expect(types).toEqual([
      `type Thing implements Node @dontInfer {
  title: String!
  url: String!
  kind: String!
  count: Int!
  width: Float!
  sample: Boolean!
  note: String
  tags: [String!]!
  cover: Picture!
  shade: ThingShade!
  steps: [ThingSteps!]
  path: String!
}`,
      'type ThingShade {\n  header: String!\n}',
      'type ThingSteps {\n  name: String!\n}',
    ])
  })

  it('links what a schema calls a reference to its node, and gives the picture that is chosen of one', () => {
    const schema = z.strictObject({
      gallery: gallerySlug(),
      works: z.array(projectSlug()).optional(),
      items: z.array(z.strictObject({ project: projectSlug(), picture: projectPicture().default('cover') })),
    })
    expect(objectTypes('Thing', schema, { within: { ThingItems: ['first: Boolean!'] } })).toEqual([
      `type Thing {
  gallery: Gallery! @link(by: "slug")
  works: [Project!] @link(by: "slug")
  items: [ThingItems!]!
}`,
      `type ThingItems {
  project: Project! @link(by: "slug")
  picture: Picture!
  first: Boolean!
}`,
    ])
  })

  it('refuses a schema GraphQL has no type for', () => {
    expect(() => objectTypes('Thing', z.object({ when: z.date() }))).toThrow('ThingWhen: no GraphQL type')
    expect(() => objectTypes('Thing', z.object({ mixed: z.union([z.string(), z.number()]) }))).toThrow('ThingMixed')
  })

  it('refuses a field every node has already', () => {
    expect(() => objectTypes('Thing', z.object({ id: z.string() }), { suffix: 'implements Node' })).toThrow('Thing.id')
  })
})

describe('graphqlTypes', () => {
  const gatsby =
    'directive @dontInfer on OBJECT directive @link(by: String) on FIELD_DEFINITION interface Node { id: ID } type File { id: ID } type Query { node: Node }'
  // Gatsby gives each node its id; plain GraphQL wants it written.
  const sdl = graphqlTypes().replaceAll(/(implements Node( & \w+)? @dontInfer {)/g, '$1\n  id: ID')
  const schema = buildSchema(gatsby + sdl)
  const fieldsOf = (type: string) => {
    const found = schema.getType(type)
    if (!isObjectType(found)) throw new Error(`no type ${type}`)
    return Object.fromEntries(Object.values(found.getFields()).map((field) => [field.name, String(field.type)]))
  }

  it('is valid GraphQL in which every content type is a node', () => {
    const nodes = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && type.getInterfaces().length > 0 ? [type.name] : [],
    )
    expect(nodes.sort()).toEqual(
      [
        ...Object.keys(schemas),
        'GalleryPage',
        'PageEntry',
        'Tag',
        'TaggedPage',
        ...Object.values(pageSchemas).map(({ type }) => type),
      ].sort(),
    )
  })

  it('adds to the schemas what the loading adds', () => {
    expect(fieldsOf('Project')).toMatchObject({ slug: 'String!', path: 'String!', story: '[ProjectStory!]!' })
    expect(fieldsOf('Gallery')).toMatchObject({ path: 'String!', position: 'Int!' })
    expect(fieldsOf('Photo')).toMatchObject({ slug: 'String!', image: 'Picture!' })
    expect(fieldsOf('Picture')).toEqual({
      src: 'String!',
      alt: 'String!',
      focus: 'String',
      part: 'PicturePart',
      file: 'File!',
    })
    expect(fieldsOf('SiteContentThemeDefault')).toEqual({ header: 'String!', body: 'String!', footer: 'String!' })
  })

  it('has menu entries of three levels below the top (H4)', () => {
    expect(fieldsOf('MenuEntriesItemsItemsItems')).toEqual({
      label: 'String!',
      name: 'String',
      isExternal: 'Boolean',
      year: 'Int',
    })
  })
})
