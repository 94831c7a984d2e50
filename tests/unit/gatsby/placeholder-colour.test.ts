import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { papersOf, placeholderColour, resolvePlaceholderColour } from '../../../src/gatsby/build/placeholder-colour'
import { contrast } from '../../../src/lib/picture/contrast'
import { chroma, fromHex, hue } from '../../../src/lib/picture/oklab'

const PAPERS = papersOf(readFileSync('src/styles/_tokens.scss', 'utf8'))

it('knows the papers of both shades', () => {
  expect(PAPERS).toHaveLength(2)
})

it('refuses a paper that is written short', () => {
  const tokens = '$shade-light: (\n  paper: #fff,\n);\n$shade-dark: (\n  paper: #0e1726,\n);'
  expect(() => papersOf(tokens)).toThrow('_tokens.scss:2 paper of $shade-light is #fff')
})

it('is seen on both papers, whatever colour the picture has', () => {
  for (const own of [...PAPERS, '#ffffff', '#000000', '#f8f8f8', '#101828', '#f4efe6', '#fff200', '#0000ff', '#1a0505'])
    for (const paper of PAPERS)
      expect(contrast(placeholderColour(own, PAPERS), paper), `${own} on ${paper}`).toBeGreaterThanOrEqual(1.25)
})

it('leaves a colour alone that is seen on both', () => {
  expect(placeholderColour('#8fa795', PAPERS)).toBe('#8fa795')
})

it('keeps the hue, and goes no further from the paper than it must', () => {
  const own = fromHex('#f4efe6')
  const shown = placeholderColour('#f4efe6', PAPERS)
  expect(Math.abs(hue(fromHex(shown)) - hue(own))).toBeLessThan(8)
  expect(chroma(fromHex(shown))).toBeCloseTo(chroma(own), 2)
  expect(Math.min(...PAPERS.map((paper) => contrast(shown, paper)))).toBeLessThan(1.28)
})

interface Resolvers {
  ImageSharp: { gatsbyImageData: { resolve: (...args: unknown[]) => Promise<{ backgroundColor: string }> } }
}

it('is the colour around a white screen, looked at once', async ({ onTestFinished }) => {
  const absolutePath = path.join(mkdtempSync(path.join(tmpdir(), 'placeholder-')), 'cover.png')
  onTestFinished(() => {
    rmSync(path.dirname(absolutePath), { recursive: true })
  })
  const screen = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#9cc3c9' } })
    .composite([{ input: screen, gravity: 'centre' }])
    .toFile(absolutePath)

  const kept = new Map<string, string>()
  const set = vi.fn((key: string, value: string) => {
    kept.set(key, value)
    return value
  })
  const createResolvers = vi.fn<(resolvers: Resolvers) => void>()
  resolvePlaceholderColour({
    createResolvers,
    cache: { get: (key: string) => kept.get(key), set },
  } as unknown as CreateResolversArgs)
  const { resolve } = createResolvers.mock.lastCall?.[0].ImageSharp.gatsbyImageData ?? {}
  const context = { nodeModel: { getNodeById: () => ({ absolutePath, internal: { contentDigest: 'a' } }) } }
  const backgroundOf = async (backgroundColor: string) =>
    (await resolve?.({ parent: '1' }, {}, context, { originalResolver: () => Promise.resolve({ backgroundColor }) }))
      ?.backgroundColor

  expect(await backgroundOf('#f8f8f8')).toBe('#9cc3c9')
  expect(await backgroundOf('#f8f8f8')).toBe('#9cc3c9')
  expect(set).toHaveBeenCalledTimes(1)
  expect(await backgroundOf('transparent'), 'none where Gatsby has none').toBe('transparent')
})
