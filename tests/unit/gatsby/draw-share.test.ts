import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { drawShare } from '../../../src/gatsby/share/draw'
import { openFace, TEXT_FACE } from '../../../src/gatsby/share/faces'

const folder = mkdtempSync(path.join(tmpdir(), 'share-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SIDE = 600
const [RED, BLUE] = ['#ff0000', '#0000ff']

/** A square that lies on its side: red at its left, and a note that its left is its top. */
async function layOnItsSide(file: string) {
  const half = { width: SIDE / 2, height: SIDE, channels: 3 } as const
  const blue = await sharp({ create: { ...half, background: BLUE } })
    .png()
    .toBuffer()
  await sharp({ create: { ...half, width: SIDE, background: RED } })
    .composite([{ input: blue, left: SIDE / 2, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file)
}

/** The share image of a page with a picture. */
async function draw(file: string) {
  const face = await openFace(TEXT_FACE, 500)
  const colours = { paper: '#fff', ink: '#000', muted: '#666', ground: '#000', onGround: '#fff', onGroundMuted: '#999' }
  const sign = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20v20H0z"/></svg>',
  )
  return drawShare({ title: 'Alpha', brand: 'Beta', picture: { file } }, { display: face, text: face, colours, sign })
}

it('shows a photograph that a camera has laid on its side upright beside the title', async () => {
  const file = path.join(folder, 'turned.jpg')
  await layOnItsSide(file)
  const drawn = await draw(file)
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0)
  }
  expect([info.width, info.height]).toEqual([1200, 630])
  expect([680, 1180].map((x) => [isRed(x, 40), isRed(x, 590)])).toEqual([
    [true, false],
    [true, false],
  ])
})

it('stays small enough for chats whatever the picture', async () => {
  const file = path.join(folder, 'noise.png')
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 1 })
    .toFile(file)
  expect((await draw(file)).length).toBeLessThanOrEqual(120_000)
}, 60_000)
