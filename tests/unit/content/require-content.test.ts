import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'gatsby'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { requireContent } from '../../../src/content/nodes/require-content'
import { contentSite, edited } from './with-content'

const panic = vi.fn((message: string): never => {
  throw new Error(message)
})
const error = vi.fn()
const reporter = { panic, error, warn: vi.fn(), info: vi.fn(), success: vi.fn() } as unknown as Reporter

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('requireContent', () => {
  it('gives good content', async () => {
    contentSite({})
    expect((await requireContent(reporter)).site.brand).toBe('Sample Studio')
    expect(panic).not.toHaveBeenCalled()
  })

  it('stops a build with all faults', async () => {
    contentSite({ 'pages/404.yml': '', 'redirects.yml': '' })
    vi.stubEnv('gatsby_executing_command', 'build')
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await expect(requireContent(reporter)).rejects.toThrow('2 faults in content/: nothing was built')
    expect(printed).toHaveBeenCalledWith(
      'content/pages/404.yml:1:1 404: is an empty file; expected content\n' +
        'content/redirects.yml:1:1 redirects: is an empty file; expected content\n',
    )
  })

  it.each([
    ['build', 'once', 'Sample Studio'],
    ['develop', 'at each call', 'Renamed'],
  ])('loads the content of %s %s', async (command, _, brand) => {
    vi.stubEnv('gatsby_executing_command', command)
    vi.resetModules()
    onTestFinished(() => void vi.resetModules())
    const { requireContent: require } = await import('../../../src/content/nodes/require-content')
    const folder = contentSite()
    await require(reporter)
    const { 'site.yml': text = '' } = edited('site.yml', /^brand: .*$/m, 'brand: Renamed')
    writeFileSync(path.join(folder, 'site.yml'), text)
    expect((await require(reporter)).site.brand).toBe(brand)
  })

  it('waits in development until the author has fixed the faults', async () => {
    const folder = contentSite({ 'redirects.yml': '' })
    vi.stubEnv('gatsby_executing_command', 'develop')
    const content = requireContent(reporter)
    expect(error).toHaveBeenCalledWith(expect.stringContaining('1 fault in content/'))
    writeFileSync(path.join(folder, 'redirects.yml'), 'from: /a')
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), { timeout: 5000 })
    writeFileSync(path.join(folder, 'redirects.yml'), '[]')
    expect((await content).redirects).toEqual([])
    expect(panic).not.toHaveBeenCalled()
  })
})
