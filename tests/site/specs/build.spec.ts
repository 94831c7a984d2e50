import { brotliCompressSync } from 'node:zlib'
import { attribute } from '../../support/built-site'
import { built, builtFiles, chunkFiles } from '../support/built'
import { prefixed, unprefixed } from '../support/site'
import { expect, test } from '../../support/test'

const home = built('index.html')

test('styles of the first page stay under 60 kB', () => {
  const inlined = [...home.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('')
  expect(inlined.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(inlined)).toBeLessThan(60_000)
})

test('every animation that a style names is there', () => {
  const styles = [home, ...builtFiles().flatMap((file) => (file.endsWith('.css') ? [built(file)] : []))].join()
  const drawn = new Set([...styles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name))
  const named = [...styles.matchAll(/[;{]animation(?:-name)?:([^;}]+)/g)]
    .flatMap(([, value = '']) => value.replaceAll(/\([^)]*\)|!important/g, '').split(/[ ,]/))
    .filter((word) => /^[a-z][a-z-]*-[\w-]*$/.test(word) && !/^(ease-|step-|cubic-bezier)/.test(word))
  expect(named).toContain('draw-line')
  for (const name of new Set(named)) expect.soft(drawn, name).toContain(name)
})

test('scripts are sent in the syntax they are written in', () => {
  const scripts = builtFiles().filter((file) => /^(app|component---).*\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  // What `??` and `?.` were rewritten to for browsers that the site does not support.
  for (const script of scripts) expect.soft(built(script), script).not.toMatch(/(null|void 0)[!=]==\(/)
})

test('no script has a lookbehind, which stops all of it in Safari before 16.4', () => {
  // Some scripts are within pages.
  const scripts = builtFiles().filter((file) => /\.(js|html)$/.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  for (const script of scripts) expect.soft(built(script), script).not.toMatch(/\(\?<[=!]/)
})

test('a picture has AVIF in all its widths, and at most three files for browsers without', () => {
  const images = builtFiles()
    .filter((file) => file.endsWith('page-data.json'))
    .flatMap((file) => [...built(file).matchAll(/"fallback":{[^}]*"srcSet":"([^"]*)"[^}]*},"sources":\[([^\]]*)\]/g)])
  expect(images.length).toBeGreaterThan(100)
  for (const [, others = '', sources = ''] of images) {
    const widths = (list: string) => [...list.matchAll(/ (\d+)w/g)].map(([, width]) => width)
    expect.soft(widths(others).length, others).toBeLessThanOrEqual(3)
    expect.soft(sources).toContain('"type":"image/avif"')
    for (const width of widths(others)) expect.soft(widths(sources), others).toContain(width)
  }
})

test('fonts are Latin WOFF2 and nothing else', () => {
  const fonts = builtFiles().filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect.soft(font).toMatch(/-latin-(?!ext)[^/]*\.woff2$/)
})

test('the font that is preloaded is the display font in use', async ({ page }) => {
  const preloads = [...home.matchAll(/<link[^>]+as="font"[^>]*>/g)].flatMap(([link]) => attribute(link, 'href'))
  expect(preloads).toHaveLength(1)
  expect(home).toContain(`url(${preloads[0]})`)

  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(new URL(request.url()).pathname))
  await page.goto(prefixed('/'))
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toContain(preloads[0])
  expect(asked, 'each font is asked for once').toHaveLength(new Set(asked).size)
  const family = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontFamily)
  const face = [...home.matchAll(/@font-face\s*{[^}]*}/g)]
    .map(([rule]) => rule)
    .find((r) => r.includes(preloads[0] ?? ''))
  expect(face).toContain(family.split(',')[0]?.replaceAll(/["']/g, ''))
})

test.describe('the scripts of a first visit', () => {
  const first = [
    ...attribute(home, 'data-scripts').flatMap((list) => list.split(' ')),
    ...chunkFiles('component---src-pages-index-tsx').map((file) => `/${file}`),
  ].filter((file) => file.endsWith('.js'))
  const scripts = [...new Set(first)].map((file) => built(unprefixed(file).slice(1)))

  test('stay under 80 kB as transferred', () => {
    expect(scripts.length).toBeGreaterThan(3)
    const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
    expect(bytes).toBeLessThan(80_000)
  })

  for (const [part, mark] of [
    ['the modal', '"modal"'],
    ['the drawer', '"offcanvas"'],
    ['the player', 'hls.js'],
    ['the dropdown', 'react-select'],
    ['the scroll animation', 'aos-init'],
  ] as const) {
    test(`leave out ${part}, which comes when it is wanted`, () => {
      const all = builtFiles().filter((file) => /^[^/]+\.js$/.test(file))
      expect(all.some((file) => built(file).includes(mark))).toBe(true)
      expect(scripts.some((script) => script.includes(mark))).toBe(false)
    })
  }
})
