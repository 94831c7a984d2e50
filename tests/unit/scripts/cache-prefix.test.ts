import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetOtherPrefix, notePrefix } from '../../../scripts/cache-prefix.mjs'

describe('what was built before', () => {
  let folder = ''
  const stands = () => ['.cache', 'public'].map((name) => existsSync(path.join(folder, name)))
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prefix-'))
    for (const name of ['.cache', 'public']) mkdirSync(path.join(folder, name))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is used again for the same prefix', () => {
    expect(forgetOtherPrefix('', folder)).toBeUndefined()
    notePrefix('/repo', folder)
    expect(forgetOtherPrefix('/repo', folder)).toBeUndefined()
    expect(stands()).toEqual([true, true])
  })

  it.each([
    ['', '/repo'],
    ['/repo', ''],
    ['/repo', '/other'],
  ])('for "%s" goes before a build for "%s", for its pictures have other addresses', (before, now) => {
    notePrefix(before, folder)
    expect(forgetOtherPrefix(now, folder)).toBe(before)
    expect(stands()).toEqual([false, false])
  })

  it('is not missed where there is nothing', () => {
    rmSync(path.join(folder, '.cache'), { recursive: true })
    notePrefix('/repo', folder)
    expect(forgetOtherPrefix('/repo', folder)).toBeUndefined()
  })
})
