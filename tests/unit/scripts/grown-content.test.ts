import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { editWord, growContent } from '../../../scripts/bench/grown-content'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { pageRoutes } from '../../../src/content/page-routes'

const top = path.resolve(__dirname, '../../..')

it('grows content that a build accepts, before and after the edit', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'grown-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(top, 'tests/site/content'), folder, { recursive: true })
  const load = () =>
    loadContent(folder, pageRoutes(path.join(top, 'src/pages')), { statics: path.join(top, 'tests/site/static') })
  const projects = () => load().content?.projects.length ?? 0
  const before = projects()
  await growContent(folder, 3)
  expect(load().faults.map(formatFault)).toEqual([])
  expect(projects()).toBe(before + 3)
  editWord(folder)
  expect(load().faults.map(formatFault)).toEqual([])
})
