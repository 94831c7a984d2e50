import { z } from 'zod'
import { fact, pageHead, text } from '../common'

/** `content/pages/about.yml`. The section itself comes from `site.yml`, as the overlay shows the same. */
export const aboutPageSchema = z.strictObject({
  ...pageHead,
  line: z.array(text()).min(1),
  habits: z.strictObject({
    heading: text(),
    aside: text(),
    items: z.array(z.strictObject({ habit: text(), reason: text() })).min(1),
  }),
})

/** `content/pages/contact.yml`. The card itself comes from `site.yml`, as the overlay shows the same. */
export const contactPageSchema = z.strictObject({
  ...pageHead,
  facts: z.array(fact().extend({ detail: text().optional() })).min(1),
})

/** `content/pages/404.yml`. */
export const notFoundPageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  text: text(),
  projects: text(),
})
