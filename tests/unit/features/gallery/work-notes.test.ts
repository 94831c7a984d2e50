import { expect, it } from 'vitest'
import { workNotes } from '../../../../src/features/gallery/tags/work-notes'

const photos = [{ slug: 'fog', note: 'A beacon and three poles.' }] as unknown as Parameters<
  typeof workNotes
>[0]['photos']
const uses = [{ work: 'srxp', line: 'The dashboard.' }]

it('says of works what a technology does in them', () => {
  expect([...workNotes({ uses, photos: [], total: 3 })]).toEqual([['srxp', 'The dashboard.']])
})

it('says of an only photograph what stands beside it where it is shown alone', () => {
  expect(workNotes({ uses: [], photos, total: 1 }).get('fog')).toBe('A beacon and three poles.')
  expect(workNotes({ uses: [], photos, total: 2 }).size).toBe(0)
})
