import { z } from 'zod'
import { findNear } from '../../lib/text/find-near'

/** A line of text: not empty, without blanks at its ends. */
export const text = () => z.string().trim().min(1, 'is empty; write a text')

/** A slug as it stands in an address: lower-case words joined by hyphens. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug; expected lower-case letters, digits and single hyphens')

/** Words for a text of the wrong form; a missing value or another type keeps its own words. */
const form = (words: string) => (issue: { code?: string | undefined }) =>
  issue.code === 'invalid_format' ? words : undefined

/** The slug of a project that must be there. */
export const projectSlug = () => slug().meta({ refersTo: 'project' })

/** Which picture of the project that is named beside it is shown; GraphQL gives the picture itself. */
export const projectPicture = () => z.enum(['cover', 'scene']).meta({ chooses: 'picture' })

/** The slug of a gallery that must be there. */
export const gallerySlug = () => slug().meta({ refersTo: 'gallery' })

/** The slug of a photograph that must be in `content/photos/index.yml`: its file's name without the ending. */
export const photoSlug = () => slug().meta({ refersTo: 'photo' })

/** A tool that a project has in its stack. */
export const toolName = () => text().meta({ refersTo: 'tool' })

/** One of the specialties of `content/site.yml`. */
export const specialtyName = () => text().meta({ refersTo: 'specialty' })

/** An address on the web, `https:` or `http:`. */
export const webUrl = () =>
  z.url({ protocol: /^https?$/, error: form('is not a web address; expected one like https://example.com/page') })

/** An e-mail address. */
export const email = () => z.email({ error: form('is not an e-mail address; expected one like name@example.com') })

/** A day, `YYYY-MM-DD`, that exists in the calendar. YAML must keep it a string. `moment` as in {@link year}. */
export const day = () =>
  z.iso.date({ error: form('is not a day of the calendar; expected YYYY-MM-DD') }).meta({ moment: 'day' })

/** A four-digit year. `moment` tells the check that it should not lie ahead. */
export const year = () =>
  z
    .int()
    .min(1990, 'is too early; expected a year from 1990 on')
    .max(2100, 'is too late; expected a year up to 2100')
    .meta({ moment: 'year' })

/** A time zone that browsers know: `Europe/Amsterdam`, `America/Argentina/Buenos_Aires`, `UTC`. */
export const timeZone = () =>
  z.string().refine(isTimeZone, {
    error: ({ input }) => {
      const near = findNear(String(input), Intl.supportedValuesOf('timeZone'))
      return `is not a time zone; ${near ? `did you mean ${JSON.stringify(near)}?` : 'expected one like Europe/Amsterdam'}`
    },
  })

/** What a browser is asked to do with the name. A bare offset, as `+01:00`, not every browser takes. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

/** A CSS hex colour. */
export const colour = () => z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour; expected six hex digits like #8fa795')

const point = (name: string) =>
  z.string().regex(/^\d{1,3}% \d{1,3}%$/, `is not ${name}; expected two percentages like 50% 40%`)

/** A point of an image that must stay in view when it is cropped, in per cent from the left and the top: `50% 40%`. */
export const focus = () => point('a focus point')

/** The middle of the part of a picture that is shown at its real size, in per cent from the left and the top. */
export const closeUp = () => point('the middle of a part')

/** What a picture shows, for those who do not see it. */
export const alt = () =>
  z
    .string({
      error: ({ input }) =>
        input === undefined ? 'is missing; expected a text that says what is to be seen' : undefined,
    })
    .trim()
    .min(1, 'is empty; write what is to be seen')

/**
 * A picture: `src` is a path relative to the file that names it, as in Markdown; `alt` says what is to be seen.
 * The id `Picture` tells the loader to check the file and GraphQL to offer it as an image.
 */
export const picture = () =>
  z.strictObject({ src: text(), alt: alt(), focus: focus().optional() }).meta({ id: 'Picture' })

/** A number, and who says so: shown with its source, so it is never a bare boast. */
export const figure = () => z.strictObject({ value: text(), label: text(), source: text() })

/** A text for a display line, one entry a set line. */
export const lines = () => z.array(text()).min(1)

/** A term and its value, for rows of facts. */
export const fact = () => z.strictObject({ term: text(), value: text() })

/** The words every page has for search engines and the document title. */
export const pageHead = { title: text(), description: text().max(170, 'is too long; expected at most 170 characters') }
