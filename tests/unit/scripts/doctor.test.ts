import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { contentFolder } from '../content/with-content'

const TSX = pathToFileURL(createRequire(__filename).resolve('tsx')).href

it('says nothing of a reader that has read enough, as head', { timeout: 30_000 }, () => {
  const script = resolve(__dirname, '../../../scripts/doctor.ts')
  const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" --import "${TSX}" "${script}" | true`], {
    cwd: resolve(contentFolder({}), '..'),
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
})
