import sharp from 'sharp'
import { drawLine, type Face, widthOf } from './faces'
import { setText } from './lay-out'

/** What one share image shows. */
export interface ShareFacts {
  title: string
  brand: string
  /** A picture for the right half: its file, and the point that must stay in view, in per cent. */
  picture?: { file: string; focus?: string | undefined } | undefined
}

/** What all share images have in common. */
export interface ShareLook {
  display: Face
  text: Face
  colours: { paper: string; ink: string; muted: string; ground: string; onGround: string; onGroundMuted: string }
  /** The brand's logo, in ink on a transparent background. */
  sign: Buffer
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
/** Left edge of the picture. */
const SPLIT = 660
const TITLE = { sizes: [96, 84, 74, 66, 58, 50, 44], height: 335, tracking: -0.035, leading: 1.02 }
const BRAND = { size: 28, tracking: 0 }

/** Chats show no image larger than this, in bytes. */
const MOST_BYTES = 120_000
/** JPEG qualities, tried in order. At the last even pure noise is small enough. */
const QUALITIES = [84, 76, 66, 54, 40, 30, 20, 10]
/** Lowest quality at which colours keep their full resolution. */
const FULL_COLOUR = 40

function words({ title, brand, picture }: ShareFacts, { display, text, colours }: ShareLook): string {
  const width = (picture ? SPLIT : WIDTH) - 2 * MARGIN
  const measure = (line: string, size: number) => widthOf(display, line, size, TITLE.tracking)
  const { size, lines } = setText(title, { ...TITLE, width }, measure)
  const base = HEIGHT - MARGIN - 74
  const drawn = lines.map((line, i) =>
    drawLine(display, line, size, TITLE.tracking, [MARGIN, base - (lines.length - 1 - i) * size * TITLE.leading]),
  )
  const by = drawLine(text, brand, BRAND.size, BRAND.tracking, [MARGIN, HEIGHT - MARGIN])
  const [ground, ink, muted] = picture
    ? [colours.paper, colours.ink, colours.muted]
    : [colours.ground, colours.onGround, colours.onGroundMuted]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<g fill="${ink}">${drawn.join('')}</g><g fill="${muted}">${by}</g></svg>`
  )
}

/** Crops a picture to the right half, around the point that must stay in view; lossless, as it is encoded once more. */
async function rightHalf(file: string, focus = '50% 50%'): Promise<Buffer> {
  // Cameras store pictures rotated, with the orientation in the file's metadata.
  const { width, height } = (await sharp(file).metadata()).autoOrient
  const box = { width: WIDTH - SPLIT, height: HEIGHT }
  const scale = Math.max(box.width / width, box.height / height)
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat)
  const at = (share: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((share / 100) * whole - part / 2, 0), whole - part))
  return sharp(file)
    .rotate()
    .resize(scaled.width, scaled.height)
    .extract({ left: at(x, scaled.width, box.width), top: at(y, scaled.height, box.height), ...box })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The logo in one colour. */
async function tinted(sign: Buffer, colour: string): Promise<Buffer> {
  const shape = await sharp(sign, { density: 300 }).resize({ height: 76 }).ensureAlpha().png().toBuffer()
  const { width, height } = await sharp(shape).metadata()
  const alpha = await sharp(shape).extractChannel('alpha').toBuffer()
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .joinChannel(alpha)
    .png()
    .toBuffer()
}

/** Draws the share image of a page, 1200 × 630, as a JPEG under 120 kB. */
export async function drawShare(facts: ShareFacts, look: ShareLook): Promise<Buffer> {
  const { picture } = facts
  const layers = [
    { input: await tinted(look.sign, picture ? look.colours.ink : look.colours.onGround), left: MARGIN, top: MARGIN },
    ...(picture ? [{ input: await rightHalf(picture.file, picture.focus), left: SPLIT, top: 0 }] : []),
  ]
  const base = await sharp(Buffer.from(words(facts, look)))
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of QUALITIES) {
    const chromaSubsampling = quality >= FULL_COLOUR ? '4:4:4' : '4:2:0'
    const image = await sharp(base).jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer()
    if (image.length <= MOST_BYTES) return image
  }
  throw new Error(`The share image of "${facts.title}" stays over ${MOST_BYTES} bytes at every quality.`)
}
