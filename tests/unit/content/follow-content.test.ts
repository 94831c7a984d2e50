import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { expect, it, onTestFinished, vi } from 'vitest'
import { loadSite } from '../../../src/content/load-site'
import { followContent } from '../../../src/content/nodes/follow-content'
import { waitForFiles } from '../../../src/content/nodes/wait-for-files'
import { listFiles } from '../../../src/content/read/list-files'
import { contentSite, edited, type Changes } from './with-content'

vi.mock(import('../../../src/content/nodes/wait-for-files'), { spy: true })

/** Follows the good content with changes, as `gatsby develop` does. */
function develop(changes: Changes = {}) {
  const folder = contentSite(changes)
  const { content, faults } = loadSite()
  if (!content) throw new Error(faults.map(({ message }) => message).join())
  const reporter = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), success: vi.fn() }
  const createNode = vi.fn<(node: { id: string }) => void>()
  const gatsby = {
    reporter,
    actions: { createNode, deleteNode: vi.fn() },
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: () => undefined,
    getNodesByType: () => listFiles(folder).map((relativePath) => ({ relativePath })),
  }
  const stop = followContent(
    gatsby as unknown as SourceNodesArgs,
    () => Promise.resolve({ order: [], hinges: [] }),
    content,
    new Set(),
  )
  onTestFinished(stop)
  return { folder, reporter, createNode }
}

/** How long a machine with much else to do may take to see a change of the files, in ms. */
const PATIENCE = 8000
const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: PATIENCE })

it('watches static/: says that a film is gone from there, and that it is back', { timeout: 3 * PATIENCE }, async () => {
  const site = edited('site.yml', 'https://www.youtube.com/watch?v=abc', '/film.mp4')
  const { folder, reporter, createNode } = develop({ ...site, '../static/film.mp4': 'film' })
  const film = path.join(folder, '../static/film.mp4')
  rmSync(film)
  await soon(() => expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining('1 fault in content/')))
  expect(reporter.error).toHaveBeenCalledWith(
    expect.stringMatching(/content\/site\.yml:\d+:\d+ site\.video\.url: .*film/),
  )
  writeFileSync(film, 'film')
  await soon(() => expect(reporter.success).toHaveBeenCalledWith('content/ has no faults'))
  expect(createNode, 'what the content says is the same').not.toHaveBeenCalled()
})

it('says why a change could not be loaded, and loads the next', { timeout: 3 * PATIENCE }, async () => {
  const { folder, reporter, createNode } = develop()
  createNode.mockImplementationOnce(() => {
    throw new Error('there is no room')
  })
  const rename = (brand: string) => {
    const { 'site.yml': text = '' } = edited('site.yml', /^brand: .*$/m, `brand: ${brand}`)
    writeFileSync(path.join(folder, 'site.yml'), text)
  }
  rename('Studio One')
  await soon(() =>
    expect(reporter.error).toHaveBeenCalledWith('content/ could not be loaded', new Error('there is no room')),
  )
  rename('Studio Two')
  await soon(() => expect(createNode).toHaveBeenCalledWith(expect.objectContaining({ brand: 'Studio Two' })))
  expect(reporter.error).toHaveBeenCalledTimes(1)
})

it('warns that a picture has not arrived, and shows the change all the same', { timeout: 2 * PATIENCE }, async () => {
  vi.mocked(waitForFiles).mockResolvedValueOnce(false)
  const { folder, reporter, createNode } = develop()
  const { 'site.yml': text = '' } = edited('site.yml', /^brand: .*$/m, 'brand: Studio One')
  writeFileSync(path.join(folder, 'site.yml'), text)
  await soon(() => expect(createNode).toHaveBeenCalledWith(expect.objectContaining({ brand: 'Studio One' })))
  expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Gatsby has not found all pictures/))
})
