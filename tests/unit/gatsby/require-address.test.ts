import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Reporter } from 'gatsby'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requireAddress } from '../../../src/gatsby/build/require-address'

const panic = vi.fn()
const said: string[] = []
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  mkdirSync(path.join(folder, 'content'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  panic.mockReset()
  said.length = 0
  rmSync(folder, { recursive: true })
})

function build(url: string, deploy: string) {
  writeFileSync(path.join(folder, 'content/site.yml'), `title: Robin\nurl: ${url}\n`)
  vi.stubEnv('DEPLOY', deploy)
  requireAddress({ panic } as unknown as Reporter)
}

it.each(['1', 'true'])(
  'a build for publication (DEPLOY=%s) ends at an address that is nobody’s, and names the line',
  (deploy) => {
    build('https://www.example.com', deploy)
    expect(panic).toHaveBeenCalledTimes(1)
    expect(said.join('')).toMatch(/content\/site\.yml:2:6.*example\.com/s)
  },
)

it.each(['', '0'])('any other build (DEPLOY=%j) goes on with it', (deploy) => {
  build('https://www.example.com', deploy)
  expect(panic).not.toHaveBeenCalled()
})

it('a build for publication goes on with an address of its own', () => {
  build('https://robin.dev', '1')
  expect(panic).not.toHaveBeenCalled()
  expect(said).toEqual([])
})
