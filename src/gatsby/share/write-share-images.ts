import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { Content } from '../../content/content'
import { CONTENT } from '../../content/folder'
import { shadeColour, TOKENS } from '../../lib/picture/shade-colours'
import { readPages } from '../hosting/built-files'
import { drawShare, type ShareFacts, type ShareLook } from './draw'
import { DISPLAY_FACE, openFace, TEXT_FACE } from './faces'

/** Increased whenever the drawing changes, so no cached image is reused. */
const DRAWING = 3

const FOLDER = 'public/share'
const CACHE = '.cache/share'

/** Decodes an HTML attribute. */
const decode = (text: string) =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const property = (html: string, name: string) =>
  decode(new RegExp(`<meta [^>]*property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')

/**
 * What a built page's share image needs: its place below `/share/`, the page's title and the brand.
 * @param prefix the site's prefix without its trailing slash
 * @returns undefined if the page names no share image of the site
 */
export function wantedShare(html: string, prefix: string): { name: string; title: string; brand: string } | undefined {
  const image = property(html, 'og:image')
  const place = image && new URL(image).pathname
  const folder = `${prefix}/share/`
  return place.startsWith(folder)
    ? {
        name: place.slice(folder.length, -'.jpg'.length),
        title: property(html, 'og:title'),
        brand: property(html, 'og:site_name'),
      }
    : undefined
}

/** The content's picture for each share image, by the image's name; confidential projects have none. */
export function picturesOf({ site, projects }: Pick<Content, 'site' | 'projects'>): Map<string, ShareFacts['picture']> {
  const inContent = ({ src, focus }: { src: string; focus?: string | undefined }, folder = '') => ({
    file: path.join(CONTENT, folder, src),
    focus,
  })
  const { photo } = site.about
  return new Map([
    ['index', inContent(site.video?.poster ?? photo)],
    ['about', inContent(photo)],
    ['contact', inContent(photo)],
    ...projects
      .filter(({ facts }) => !facts.confidential)
      .map(({ slug, facts }): [string, ShareFacts['picture']] => [slug, inContent(facts.cover, `projects/${slug}`)]),
  ])
}

/**
 * The colours of share images, those of the light shade.
 * @param tokens the text of `TOKENS`
 * @throws if one is missing or not six hex digits
 */
export function shareColours(tokens: string): ShareLook['colours'] {
  const colour = (name: string) => shadeColour(tokens, 'light', name)
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    muted: colour('muted'),
    ground: colour('navy'),
    onGround: colour('on-navy'),
    onGroundMuted: colour('on-navy-muted'),
  }
}

async function readLook(): Promise<ShareLook> {
  return {
    display: await openFace(DISPLAY_FACE, 600),
    text: await openFace(TEXT_FACE, 400),
    sign: readFileSync(`${CONTENT}/brand/favicon.svg`),
    colours: shareColours(readFileSync(TOKENS, 'utf8')),
  }
}

/** Draws the share image of each page; unchanged ones come from the cache. */
export async function writeShareImages({ pathPrefix }: BuildArgs, content: Content): Promise<void> {
  const pictures = picturesOf(content)
  const look = await readLook()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  for (const { html } of readPages()) {
    const wanted = wantedShare(html, pathPrefix)
    if (!wanted) continue
    const { name, ...text } = wanted
    const picture = pictures.get(name)
    const hash = createHash('sha256')
      .update(JSON.stringify([DRAWING, DISPLAY_FACE, TEXT_FACE, text, picture, look.colours]))
      .update(look.sign)
    if (picture) hash.update(readFileSync(picture.file))
    const kept = path.join(CACHE, `${hash.digest('hex').slice(0, 32)}.jpg`)
    if (!existsSync(kept)) writeFileSync(kept, await drawShare({ ...text, picture }, look))
    const file = path.join(FOLDER, `${name}.jpg`)
    mkdirSync(path.dirname(file), { recursive: true })
    copyFileSync(kept, file)
  }
}
