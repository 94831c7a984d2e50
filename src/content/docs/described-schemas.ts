import type { z } from 'zod'
import { pageSchemas, schemas } from '../schemas/collections'
import { deviceSchema } from '../schemas/device'
import { stringsSchema } from '../schemas/strings/strings'

/** A documented kind of content file. */
export interface DescribedSchema {
  /** Name of its JSON schema, and first part of its note paths: `site`. */
  name: string
  /** Path in the content folder. */
  file: string
  schema: z.ZodType
}

/** Every kind of content file, in the order an author meets them. */
export const describedSchemas: readonly DescribedSchema[] = [
  { name: 'site', file: 'site.yml', schema: schemas.SiteContent },
  { name: 'strings', file: 'strings.yml', schema: stringsSchema },
  { name: 'menu', file: 'menu.yml', schema: schemas.Menu },
  { name: 'project', file: 'projects/<slug>/index.md', schema: schemas.Project },
  { name: 'device', file: 'projects/<slug>/device.yml', schema: deviceSchema },
  { name: 'photos', file: 'photos/index.yml', schema: schemas.Photo },
  { name: 'galleries', file: 'galleries.yml', schema: schemas.Gallery },
  { name: 'redirects', file: 'redirects.yml', schema: schemas.Redirect },
  ...Object.entries(pageSchemas).map(([name, { schema }]) => ({ name, file: `pages/${name}.yml`, schema })),
]
