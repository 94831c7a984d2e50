import { attribute, built, builtFiles } from './support/built'
import { expect, test } from './support/test'

const home = built('index.html')

test('styles of the first page stay under 60 kB', () => {
  const inlined = [...home.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('')
  expect(inlined.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(inlined)).toBeLessThan(60_000)
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
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toContain(preloads[0])
  expect(asked, 'each font is asked for once').toHaveLength(new Set(asked).size)
  const family = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontFamily)
  const face = [...home.matchAll(/@font-face\s*{[^}]*}/g)]
    .map(([rule]) => rule)
    .find((r) => r.includes(preloads[0] ?? ''))
  expect(face).toContain(family.split(',')[0]?.replaceAll(/["']/g, ''))
})
