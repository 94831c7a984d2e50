import { expect, it } from 'vitest'
import { withProjects } from '../../../src/lib/with-projects'

const projects = [
  { slug: 'alpha', name: 'Alpha' },
  { slug: 'beta', name: 'Beta' },
]

it('puts projects in place of their slugs, in the order of the entries', () => {
  expect(
    withProjects(
      [
        { project: 'beta', line: 'second' },
        { project: 'alpha', line: 'first' },
      ],
      projects,
    ),
  ).toEqual([
    { project: projects[1], line: 'second' },
    { project: projects[0], line: 'first' },
  ])
})

it('leaves out what names no project', () => {
  expect(withProjects([{ project: 'gamma' }], projects)).toEqual([])
})
