import { z } from 'zod'
import { fact, pageHead, photoSlug, picture, text } from '../common'
import { phrase } from '../strings/sentence'

/** `content/pages/colophon.yml`: how the photographs were made, some of them before and after lighting. */
export const colophonPageSchema = z.strictObject({
  ...pageHead,
  /** `{count}` stands for the number of `photos`. */
  heading: phrase('count'),
  note: text(),
  /** The two sides of every scene. */
  labels: z.strictObject({ lines: text(), photo: text() }),
  scenes: z
    .array(
      z.strictObject({
        /** One of `photos`. */
        photo: photoSlug(),
        /** The wireframe of its scene, drawn from the same viewpoint in the same frame. */
        lines: picture(),
        text: text(),
        facts: z.array(fact()).max(6, 'are too many; expected at most six').default([]),
      }),
    )
    .min(1, 'is empty; name a photograph and its lines'),
  all: z.strictObject({ heading: text(), aside: text() }),
  /** In order; they are numbered by it. */
  photos: z.array(photoSlug()).min(1, 'is empty; name a photograph'),
  /** Text of the closing link to the photographs in rows. */
  closing: text().optional(),
})

/** The texts of `content/pages/colophon.yml`. */
export type ColophonPage = z.input<typeof colophonPageSchema>
