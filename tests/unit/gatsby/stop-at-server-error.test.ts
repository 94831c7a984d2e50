import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { stopAtServerError } from '../../../src/gatsby/build/stop-at-server-error'

it('makes the loader end with an error where it asks for the data of a 500 page, and changes nothing else (D2)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loader-'))
  const file = path.join(folder, 'loader.js')
  copyFileSync(require.resolve('gatsby/cache-dir/loader.js'), file)
  const before = readFileSync(file, 'utf8')
  stopAtServerError(file)
  const after = readFileSync(file, 'utf8')
  const [start = '', end = ''] = after.split('return Object.assign(loadObj, { status: PageResourceStatus.Error })')
  expect(before.startsWith(start) && before.endsWith(end)).toBe(true)
  const changed = before.slice(start.length, before.length - end.length)
  expect(changed).toMatch(/^return this\.fetchPageDataJson\([^;]*\/500\.html[^;]*\)$/)
  rmSync(folder, { recursive: true })
})
