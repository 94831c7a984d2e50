import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepLastBuild } from '../../../scripts/last-build.mjs'

describe('the last build', () => {
  let folder = ''
  const at = (name: string) => path.join(folder, name)
  const page = () => readFileSync(at('public/about/index.html'), 'utf8')
  const write = (name: string, text: string) => writeFileSync(at(name), text)
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'last-'))
    for (const name of ['.cache', 'public', 'public/about']) mkdirSync(at(name))
    write('public/about/index.html', 'good')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is there again when a build fails after it has written, without the cache of the one that failed', () => {
    const settle = keepLastBuild(folder)
    write('public/about/index.html', 'half')
    write('public/app.js', 'new')
    expect(settle(false)).toBe(true)
    expect(page()).toBe('good')
    expect(readdirSync(folder)).toEqual(['public'])
    expect(existsSync(at('public/app.js'))).toBe(false)
  })

  it('stays with its cache when a build fails before it writes', () => {
    expect(keepLastBuild(folder)(false)).toBe(false)
    expect(page()).toBe('good')
    expect(readdirSync(folder).sort()).toEqual(['.cache', 'public'])
  })

  it('makes way for one that succeeds', () => {
    const settle = keepLastBuild(folder)
    write('public/about/index.html', 'better')
    expect(settle(true)).toBe(false)
    expect(page()).toBe('better')
    expect(readdirSync(folder).sort()).toEqual(['.cache', 'public'])
  })

  it('is there again after one that was killed, once the next begins', () => {
    keepLastBuild(folder)
    write('public/about/index.html', 'half')
    keepLastBuild(folder)(false)
    expect(page()).toBe('good')
  })

  it('is left alone by a copy that was killed before it was whole', () => {
    mkdirSync(at('.last-build.part'))
    keepLastBuild(folder)(true)
    expect(page()).toBe('good')
    expect(readdirSync(folder).sort()).toEqual(['.cache', 'public'])
  })

  it('is not missed where there is none', () => {
    rmSync(at('public'), { recursive: true })
    expect(keepLastBuild(folder)(false)).toBe(false)
    expect(readdirSync(folder)).toEqual(['.cache'])
  })
})
