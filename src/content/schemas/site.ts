import { z } from 'zod'
import { day, email, languageTag, picture, projectSlug, slug, text, timeZone, webUrl, year } from './common'

/** Pages append their own path, so a path in the address would be lost. */
const isOrigin = (url: string) => !/^https?:/.test(url) || /^https?:\/\/[^/?#]+\/?$/.test(url)

const shade = z.enum(['light', 'dark'])

/** The theme before a visitor chooses one (O3): one shade for all parts, or one for each. */
const themeDefault = z.union([shade, z.strictObject({ header: shade, body: shade, footer: shade })])

/** `content/site.yml`: who the site is about, and what every page shares. */
export const siteSchema = z.strictObject({
  /** Marks the identity as a sample, which the doctor reports. */
  sample: z.boolean().default(false),
  brand: text(),
  tagline: text(),
  description: text(),
  url: webUrl().refine(isOrigin, 'has more than a host; expected one like https://example.com, without a path'),
  language: languageTag(),
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
      /** The day the author last confirmed it. */
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
    /** The display line, one entry per line. */
    line: z.array(text()).min(1),
    introduction: text(),
    invitation: text(),
    /** The closing line; `{name}` and `{company}` are the owner's (P4). */
    credit: text()
      .includes('{name}', 'does not name the owner; write {name} where the name goes')
      .includes('{company}', 'does not name the company; write {company} where its name goes'),
    photo: picture(),
    /** The link from the panel to the about page. */
    more: text().optional(),
  }),
  contact: z.strictObject({
    heading: text(),
    text: text(),
    label: text(),
    /** The link from the panel to the contact page. */
    more: text().optional(),
  }),
  video: z
    .strictObject({
      title: text(),
      /** A page on a video platform, or a self-hosted file such as `/promo.mp4`. */
      url: z.union([
        webUrl(),
        z.string().regex(/^\/\S+\.(mp4|webm)$/, 'is not a video; expected a web address or a file like /promo.mp4'),
      ]),
      poster: picture(),
      /** Whether a click outside the film keeps it open (O4). */
      staticBackdrop: z.boolean().default(false),
      seconds: z.int().positive(),
      /** A clip of at most five seconds that plays over the still. */
      preview: z
        .string()
        .regex(/^\/\S+\.(mp4|webm)$/, 'is not a video; expected one of static/ like /promo-preview.mp4')
        .optional(),
      captions: z
        .string()
        .regex(/^\/\S+\.vtt$/, 'is not a caption file; expected one of static/ like /promo.vtt')
        .optional(),
      /** The works in the film, each with its start in seconds. */
      cuts: z.array(z.strictObject({ at: z.int().min(0), project: projectSlug() })).default([]),
    })
    .optional(),
  footer: z.strictObject({ year: year(), studio: text(), note: text().optional() }),
  theme: z.strictObject({ default: themeDefault }),
})

/** The values of `content/site.yml`. */
export type Site = z.infer<typeof siteSchema>
/** The theme of `content/site.yml`: one shade, or one per part. */
export type ThemeDefault = z.infer<typeof themeDefault>
