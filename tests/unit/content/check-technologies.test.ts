import { expect, it } from 'vitest'
import { edited, faultsOf } from './with-content'

const stack = (words: string) => edited('projects/alpha/index.md', 'stack: [ReactJS]', `stack: [ReactJS, ${words}]`)
const specialties = (yaml: string) => edited('site.yml', '    note: since its first year', `    note: old\n${yaml}`)

it('refuses a technology without an address, and takes it with a specialty that gives one', () => {
  expect(faultsOf(stack('東京'))).toEqual([
    'content/projects/alpha/index.md:13:18 alpha.stack[1]: "東京" has no letter that an address can have; add a specialty with a "slug" for it to site.yml',
  ])
  expect(faultsOf({ ...stack('東京'), ...specialties('  - { name: 東京, slug: tokyo, note: new }') })).toEqual([])
})

it('refuses two technologies with one address, and takes them with addresses of their own', () => {
  expect(faultsOf(stack('C++, C#'))).toEqual([
    'content/projects/alpha/index.md:13:23 alpha.stack[2]: "C#" has the address of "C++", /works/c/; write both alike, or add a specialty with a "slug" for it to site.yml',
  ])
  expect(faultsOf({ ...stack('C++, C#'), ...specialties('  - { name: "C#", slug: c-sharp, note: new }') })).toEqual([])
})

it('refuses a specialty that is there twice, or has the address of another, or none though a project uses it', () => {
  const list = ['{ name: ReactJS, note: a }', '{ name: React, slug: reactjs, note: b }', '{ name: 東京, note: c }']
  const several = specialties(list.map((one) => `  - ${one}`).join('\n'))
  expect(faultsOf(several)).toHaveLength(2)
  expect(faultsOf({ ...several, ...stack('東京') })).toEqual([
    'content/site.yml:25:13 site.specialties[1].name: "ReactJS" is a specialty twice; expected each once',
    'content/site.yml:26:13 site.specialties[2].name: "React" has the address of "ReactJS", /works/reactjs/; write both alike, or add a "slug" to it',
    'content/site.yml:27:13 site.specialties[3].name: "東京" has no letter that an address can have; add a "slug" to it',
  ])
})
