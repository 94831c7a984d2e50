import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { filesBelow, siteVersion, stampVersion } from '../../../src/gatsby/build/site-version'

it('names the version in pages of this build and of earlier ones, and refuses a page without a place for it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'about'))
  const pageOf = (version: string) => `<meta charset="utf-8"/><meta name="version" content="${version}"/><p>Words</p>`
  writeFileSync(path.join(folder, 'index.html'), pageOf(''))
  writeFileSync(path.join(folder, 'about/index.html'), pageOf('0123456789ab'))
  stampVersion('/repo', folder)
  for (const page of ['index.html', 'about/index.html'])
    expect(readFileSync(path.join(folder, page), 'utf8')).toBe(pageOf(siteVersion('/repo')))

  writeFileSync(path.join(folder, '404.html'), '<p>Nothing</p>')
  expect(() => stampVersion('/repo', folder)).toThrow('404.html')
})

it('counts all files below a folder, and none of one that a site does without', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'below'))
  writeFileSync(path.join(folder, 'below/film.mp4'), '')
  expect(filesBelow(folder)).toEqual([path.join(folder, 'below/film.mp4')])
  expect(filesBelow(path.join(folder, 'static'))).toEqual([])
})

it('tells builds for different paths apart, and knows one however its path was written', () => {
  expect(siteVersion('/repo')).not.toBe(siteVersion(''))
  const version = siteVersion('/repo')
  vi.stubEnv('PATH_PREFIX', 'repo/')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(siteVersion('/repo')).toBe(version)
})
