import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/content'
import { taggedByStack, technologyOf } from '../../../src/content/technologies'

const specialties = [
  { name: 'ReactJS', slug: 'react', note: '' },
  { name: 'Linux/DevOps', note: '' },
]

it.each([
  ['ReactJS', 'react', ['reactjs']],
  ['Linux/DevOps', 'linux-devops', ['linux', 'devops']],
  ['Vue2/Vue3', 'vue2-vue3', ['vue2', 'vue', 'vue3']],
  ['PostgreSQL', 'postgresql', []],
])('tags works that are built with %s by %s, and leads %j there', (name, slug, aliases) => {
  expect(technologyOf(name, specialties)).toEqual({ slug, label: name, aliases })
})

it('counts the stack of a project among its tags, each once', () => {
  const facts = { tags: ['product', 'react'], stack: ['ReactJS', 'Sass'] }
  const content = { site: { specialties }, projects: [{ slug: 'alpha', facts }] } as unknown as Content
  expect(taggedByStack(content)[0]?.facts.tags).toEqual(['product', 'react', 'sass'])
})
