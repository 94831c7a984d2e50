import { expect, it } from 'vitest'
import { sentencesOf } from '../../../../src/lib/text/sentences-of'

it.each([
  [
    'At 13.30 my desk is empty. I am back on Friday, 9.00.',
    ['At 13.30 my desk is empty.', 'I am back on Friday, 9.00.'],
  ],
  ['We keep the same time: I am at my desk.', ['We keep the same time: I am at my desk.']],
  ['Om 3 uur n.m. is het hier 9 uur. Én leeg!', ['Om 3 uur n.m. is het hier 9 uur.', 'Én leeg!']],
])('cuts %s into its sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
