import { z } from 'zod'
import { text } from '../common'

/** A text with placeholders such as `{time}`: each of the given ones must occur, and no other. */
export const sentence = (...marks: string[]) => withMarks(marks, marks).meta({ marks })

/** A text in which each of the given placeholders may occur, and no other. */
export const phrase = (...marks: string[]) => withMarks(marks, []).meta({ mayHave: marks })

const withMarks = (known: readonly string[], needed: readonly string[]) =>
  text().superRefine((words, context) => {
    const found = [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const missing = needed.filter((mark) => !found.includes(mark))
    const strange = found.filter((mark) => !known.includes(mark))
    const expected = known.map((mark) => `{${mark}}`).join(', ')
    if (missing.length > 0) context.addIssue(`lacks {${missing[0]}}; write it where its value goes`)
    else if (strange.length > 0)
      context.addIssue(`has {${strange[0]}}, which nothing fills in; expected ${expected || 'none'}`)
  })

/** A text in its plural forms; every language has `other`. */
export const counted = (...marks: string[]) => {
  const form = sentence(...marks)
  return z.strictObject({
    zero: form.optional(),
    one: form.optional(),
    two: form.optional(),
    few: form.optional(),
    many: form.optional(),
    other: form,
  })
}

/** Plain texts by key. */
export const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text()])) as Record<Key, ReturnType<typeof text>>)
