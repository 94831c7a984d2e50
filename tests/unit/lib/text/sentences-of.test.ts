import { expect, it } from 'vitest'
import { phrasesOf, sentencesOf } from '../../../../src/lib/text/sentences-of'

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

it('cuts a sentence after its colons, not within times', () => {
  expect(phrasesOf('We share a day: 9:00 to 17:00, your time.')).toEqual([
    'We share a day:',
    '9:00 to 17:00, your time.',
  ])
  expect(phrasesOf('We keep the same time.')).toEqual(['We keep the same time.'])
})
