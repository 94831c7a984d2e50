import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writePageFiles } from '../../../src/offline/build/page-files'

it('says which chunk a build lacks, and where its name is written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const namedChunkGroups = { app: { assets: [] } }
  writeFileSync(path.join(folder, 'webpack.stats.json'), JSON.stringify({ namedChunkGroups }))
  expect(() => writePageFiles('', folder)).toThrow(
    'webpack.stats.json has no chunk collapse; expected those of pages and of SHARED in page-files.ts',
  )
})
