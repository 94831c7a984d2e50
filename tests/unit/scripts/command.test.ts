import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routesOf } from '../../../scripts/bench/routes'
import { CommandError, countOf, readArguments, runCommand } from '../../../scripts/command'
import { askAt } from '../../../scripts/deploy/ask'

const { resolve } = createRequire(import.meta.url)

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

describe('a command', () => {
  it('says what is wrong in its own words, and ends with code 1', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    await runCommand(() => Promise.reject(new CommandError('There is no site')))
    expect(said.mock.calls).toEqual([['There is no site']])
    expect(process.exitCode).toBe(1)
  })

  it('keeps the stack of what it did not expect', async () => {
    await expect(runCommand(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError)
  })

  it('names an option that nobody knows, and how it is asked', () => {
    expect(() =>
      readArguments({ args: ['--rnus', '3'], options: { runs: { type: 'string' } } }, 'bench -- [--runs 3]'),
    ).toThrow(/--rnus[^]*bench -- \[--runs 3\]/)
  })

  it.each([
    ['check-content', '--watch'],
    ['doctor', '--summary'],
    ['new', '--slug'],
  ])('does nothing when an option is misspelt: %s', { timeout: 60_000 }, (name, option) => {
    const command = ['--import', pathToFileURL(resolve('tsx')).href, path.resolve(`scripts/${name}.ts`), '--wrong']
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect(stderr).toMatch(/'--wrong'/)
    expect(stderr).toContain(`[${option}`)
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })

  it.each(['abc', '0', '-1', '1.5', ''])('takes no %j for a number', (text) => {
    expect(() => countOf('--runs', text)).toThrow('--runs ' + text + ': expected a whole number')
    expect(countOf('--runs', '12')).toBe(12)
  })

  it('says that a host does not answer, and why', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(
      new TypeError('fetch failed', { cause: new Error('connect refused') }),
    )
    await expect(askAt('https://robin.example/')('about')).rejects.toThrow(
      new CommandError('https://robin.example/about does not answer: connect refused'),
    )
  })
})

describe('the pages of a built site', () => {
  let root: string
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'built-'))))
  afterEach(() => rmSync(root, { recursive: true }))

  const build = (...pages: string[]) => {
    const locations = ['/', '/about/'].map((route) => `<loc>https://robin.example${route}</loc>`)
    writeFileSync(path.join(root, 'sitemap-0.xml'), locations.join(''))
    for (const page of pages) {
      mkdirSync(path.join(root, page), { recursive: true })
      writeFileSync(path.join(root, page, 'index.html'), '')
    }
  }

  it('are those of its sitemap, or those that are asked for', () => {
    build('/', '/about/', '/404/')
    expect(routesOf(root)).toEqual(['/', '/about/'])
    expect(routesOf(root, ['/404/'])).toEqual(['/404/'])
  })

  it('are not there before a build, nor where it is built for another path', () => {
    expect(() => routesOf(root)).toThrow('npm run build')
    build('/')
    expect(() => routesOf(root)).toThrow(/no page \/about\/.*PATH_PREFIX/)
  })
})
