import { expect, it } from 'vitest'
import { levelOf } from '../../../src/lib/level-of'

const project = { path: '/alpha/', stack: ['ReactJS'] }

it.each([
  ['led what is in the stack', { name: 'ReactJS', some: [] }, 'led'],
  [
    'did some of what the sheet says so of, in the stack or not',
    { name: 'ReactJS', some: [{ path: '/alpha/' }] },
    'some',
  ],
  ['did some of what is not in the stack', { name: 'Linux/DevOps', some: [{ path: '/alpha/' }] }, 'some'],
  ['did nothing with other tools', { name: 'Linux/DevOps', some: [{ path: '/beta/' }] }, undefined],
])('%s', (_name, tool, level) => {
  expect(levelOf(tool, project)).toBe(level)
})
