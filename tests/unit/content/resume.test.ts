import { validate, schema } from '@jsonresume/schema'
import { expect, it } from 'vitest'
import { countryCode } from '../../../src/content/resume/country-code'
import { resumeOf } from '../../../src/content/resume/resume-of'
import { edited, withContent, type Changes } from './with-content'

const resumeWith = (changes: Changes = {}) => {
  const { content } = withContent(changes)
  if (!content) throw new Error('the content has faults')
  return resumeOf(content, '/repo', () => '2024-05-06T07:08:09.000Z')
}

/** The keys of a value that the published schema does not name, with the way to each. */
function unknownKeys(value: unknown, shape: Shape | undefined, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => unknownKeys(one, shape?.items, `${way}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const known = shape?.properties?.[key]
    return known ? unknownKeys(part, known, `${way}.${key}`) : [`${way}.${key}`]
  })
}
interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
}

it('is valid against the published schema, and says nothing that the schema does not name', () => {
  const resume: unknown = JSON.parse(JSON.stringify(resumeWith()))
  validate(resume, (errors) => expect(errors).toBeNull())
  expect(unknownKeys(resume, schema)).toEqual([])
})

it('tells of the person, the employments with their years, the specialties and the projects', () => {
  const sheet = edited(
    'pages/devloper-1.yml',
    'timeline:',
    `projects:
  heading: Cases
  aside: One
  rows:
    - project: beta
      field: Trade
lists:
  heading: Given
  aside: Away
  groups:
    - name: Talks
      entries:
        - name: A talk
          line: On tests
          detail: Utrecht
          year: 2020
timeline:`,
  )
  const { content } = withContent(sheet)
  const resume = resumeWith(sheet)
  expect(resume?.basics).toMatchObject({
    name: content?.site.owner.name,
    email: content?.site.owner.email,
    url: `${content?.site.url}/repo/`,
  })
  expect(resume?.work).toEqual([
    { name: 'Studio', summary: 'Freelance', startDate: '2016', endDate: undefined, highlights: ['On my own'] },
    { name: 'Agency', summary: 'Developer', startDate: '2012', endDate: '2015', highlights: [] },
  ])
  expect(resume?.skills?.map(({ name }) => name)).toEqual(content?.site.specialties.map(({ name }) => name))
  expect(resume?.projects?.map(({ type, url }) => [type, url])).toEqual([
    ['Trade', `${content?.site.url}/repo/beta/`],
    ['Talks', undefined],
  ])
  expect(resume?.meta?.lastModified).toBe('2024-05-06T07:08:09.000Z')
})

it('is left out with the curriculum, and has no employments without those of the page about its owner', () => {
  expect(resumeWith({ 'pages/devloper-1.yml': null })).toBeUndefined()
})

it.each([
  ['the Netherlands', 'en-GB', 'NL'],
  ['Nederland', 'nl', 'NL'],
  ['Portugal', 'fr', 'PT'],
  ['Atlantis', 'en', undefined],
])('knows the code of %s in %s', (country, language, code) => {
  expect(countryCode(country, language)).toBe(code)
})
