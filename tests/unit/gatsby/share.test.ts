import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DISPLAY_FACE, openFace, splitRuns, widthOf } from '../../../src/gatsby/share/faces'
import { breakLines, setText } from '../../../src/gatsby/share/lay-out'
import { shareColours, wantedShare } from '../../../src/gatsby/share/write-share-images'
import { sharePath } from '../../../src/lib/routing/site-address'

const bySigns = (line: string, size: number) => line.length * size

it('breaks a text into lines; a word that is too long has one of its own', () => {
  expect(breakLines('one two extraordinarily so', (line) => line.length <= 8)).toEqual([
    'one two',
    'extraordinarily',
    'so',
  ])
})

it('sets a text as large as it fits, and cuts what fits at no size', () => {
  const box = { sizes: [4, 2, 1], width: 16, height: 8, leading: 1 }
  expect(setText('ab cd', box, bySigns)).toEqual({ size: 4, lines: ['ab', 'cd'] })
  expect(setText('abcdefgh ij', box, bySigns)).toEqual({ size: 2, lines: ['abcdefgh', 'ij'] })
  const long = setText('abcdefghijklmnop '.repeat(20), box, bySigns)
  expect(long.lines).toHaveLength(8)
})

it('draws every letter of Latin from the faces of the site, at the weight asked for, and no box for others', async () => {
  const face = await openFace(DISPLAY_FACE, 600)
  expect(
    splitRuns(face, 'Za\u017e\u00f3\u0142\u0107 \u2014 caf\u0065\u0301 \u{1F600}')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Za\u017e\u00f3\u0142\u0107 \u2014 caf\u00e9 ')
  const light = await openFace(DISPLAY_FACE, 200)
  expect(widthOf(face, 'Studio', 100, 0)).toBeGreaterThan(widthOf(light, 'Studio', 100, 0))
})

it('reads from a built page what is to be drawn', () => {
  const html = (image: string) =>
    '<meta data-react-helmet="true" property="og:title" content="A &amp; B &#x27;s"/><meta property="og:site_name" content="Studio"/>' +
    `<meta property="og:image" content="${image}"/>`
  const words = { title: "A & B 's", brand: 'Studio' }
  expect(wantedShare(html('https://a.dev/repo/share/works/fog.jpg'), '/repo')).toEqual({ name: 'works/fog', ...words })
  expect(wantedShare(html('https://a.dev/share/share/fog.jpg'), '/share')).toEqual({ name: 'fog', ...words })
  expect(wantedShare(html('https://a.dev/repo/other.jpg'), '/repo')).toBeUndefined()
  expect(wantedShare('<title>Offline</title>', '/repo')).toBeUndefined()
})

it.each([
  ['/', '/share/index.jpg'],
  ['/srxp/', '/share/srxp.jpg'],
  ['/works/fog/', '/share/works/fog.jpg'],
  ['/works-fog/', '/share/works-fog.jpg'],
])('the picture of %s is %s', (path, picture) => {
  expect(sharePath(path)).toBe(picture)
})

it('takes its colours from the light shade of the tokens, and refuses one that it cannot draw with', () => {
  const tokens = readFileSync('src/styles/_tokens.scss', 'utf8')
  expect(shareColours(tokens).ground).toMatch(/^#[\da-f]{6}$/)
  const short = tokens.replace(/^( +paper: )#[\da-f]{6}/m, '$1#fff')
  expect(() => shareColours(short)).toThrow(/_tokens\.scss:\d+ paper of \$shade-light is #fff/)
})
