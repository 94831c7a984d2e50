import { z } from 'zod'
import { day, email, picture, projectSlug, slug, text, timeZone, webUrl, year } from './common'

/** Every page adds its own path, so that of the address would be lost. */
const isOrigin = (url: string) => !/^https?:/.test(url) || /^https?:\/\/[^/?#]+\/?$/.test(url)

const shade = z.enum(['light', 'dark'])

/** The theme before a visitor chooses (O3): one shade for all, or one for each part. */
const themeDefault = z.union([shade, z.strictObject({ header: shade, body: shade, footer: shade })])

/** `content/site.yml`: who the site is about, and what every page shares. */
export const siteSchema = z.strictObject({
  /** Marks the identity as a sample, which the doctor reports. */
  sample: z.boolean().default(false),
  brand: text(),
  tagline: text(),
  description: text(),
  url: webUrl().refine(isOrigin, 'has more than a host; expected one like https://example.com, without a path'),
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'is not a language tag; expected one like en'),
  owner: z.strictObject({
    name: text(),
    role: text(),
    company: text(),
    email: email(),
    city: text(),
    country: text(),
  }),
  availability: z
    .strictObject({
      text: text(),
      /** The day the author last made sure of it. */
      checked: day(),
    })
    .optional(),
  hours: z
    .strictObject({
      timeZone: timeZone(),
      from: z.int().min(0).max(23),
      to: z.int().min(1).max(24),
    })
    .optional(),
  specialties: z.array(z.strictObject({ name: text(), note: text(), slug: slug().optional() })).default([]),
  about: z.strictObject({
    /** The display line, one entry a line. */
    line: z.array(text()).min(1),
    introduction: text(),
    invitation: text(),
    /** The closing line; `{name}` and `{company}` stand for the owner's (P4). */
    credit: text()
      .includes('{name}', 'does not name the owner; write {name} where the name goes')
      .includes('{company}', 'does not name the company; write {company} where its name goes'),
    photo: picture(),
  }),
  contact: z.strictObject({
    heading: text(),
    text: text(),
    label: text(),
  }),
  video: z
    .strictObject({
      title: text(),
      /** A page of a video platform, or a file of the site's own as `/promo.mp4`. */
      url: z.union([
        webUrl(),
        z.string().regex(/^\/\S+\.(mp4|webm)$/, 'is not a video; expected a web address or a file like /promo.mp4'),
      ]),
      poster: picture(),
      /** Whether a click beside the film leaves it open (O4). */
      staticBackdrop: z.boolean().default(false),
      seconds: z.int().positive().optional(),
      /** A file of at most five seconds that runs over the still. */
      preview: z
        .string()
        .regex(/^\/\S+\.(mp4|webm)$/, 'is not a video; expected one of static/ like /promo-preview.mp4')
        .optional(),
      captions: z
        .string()
        .regex(/^\/\S+\.vtt$/, 'is no file of captions; expected one of static/ like /promo.vtt')
        .optional(),
      /** The works in it, each from its second on. */
      cuts: z.array(z.strictObject({ at: z.int().min(0), project: projectSlug() })).default([]),
    })
    .optional(),
  footer: z.strictObject({ year: year(), studio: text(), note: text().optional() }),
  theme: z.strictObject({ default: themeDefault }),
})

/** The values of `content/site.yml`. */
export type Site = z.infer<typeof siteSchema>
/** The theme of `content/site.yml`: a shade, or a shade a part. */
export type ThemeDefault = z.infer<typeof themeDefault>
