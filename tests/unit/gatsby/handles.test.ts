import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { missingHandles } from '../../../src/gatsby/build/handles'

it('finds all it leans on in the Gatsby that is installed', () => {
  expect(missingHandles()).toEqual([])
})

it('names the file of ours and of Gatsby where one is gone', () => {
  const modules = mkdtempSync(path.join(tmpdir(), 'modules-'))
  mkdirSync(path.join(modules, 'gatsby/cache-dir'), { recursive: true })
  writeFileSync(path.join(modules, 'gatsby/cache-dir/navigation.js'), 'nothing of the kind')
  expect(missingHandles(modules)).toContainEqual(
    expect.stringMatching(/follow-redirects\.ts leans on .* in node_modules\/gatsby\/cache-dir\/navigation\.js/),
  )
  rmSync(modules, { recursive: true })
})
