import { coversPolicy, FRAMES, hashSource, inlineCode, violations } from '../../src/gatsby/hosting/policy'
import { expect, test } from '../support/test'
import { addresses, htmlOf, site } from './support/site'

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
const [first = '/'] = addresses

const hashesOf = (policy: string) => new Set(policy.match(/'sha256-[^']+'/g))

test('each page has a Content-Security-Policy, which allows what it carries and nothing unsafe that could run', () => {
  const rest = addresses.map((path) => policyOf(htmlOf(path)).replace(/ 'sha256-[^']+'/g, ''))
  expect(new Set(rest), 'policies but for their hashes').toHaveProperty('size', 1)
  expect(rest[0]?.match(/'unsafe[^']*'/g)).toEqual(["'unsafe-inline'"])
  expect(rest[0]).toContain("style-src-attr 'unsafe-inline'")
  for (const path of addresses) {
    const html = htmlOf(path)
    const { scripts, styles } = inlineCode(html)
    expect.soft(violations(html), path).toEqual([])
    // The empty style is the one that a script fills.
    expect.soft(hashesOf(policyOf(html)), path).toEqual(new Set([...scripts, ...styles, ''].map(hashSource)))
  }
  const scripts = new Set(addresses.flatMap((path) => inlineCode(htmlOf(path)).scripts))
  expect(scripts.size, 'different inline scripts').toBeLessThan(8)
})

test('the files for hosts carry a policy that allows what every page allows, within what hosts read', () => {
  const headers = site.built('_headers')
  const sent = /^ {2}Content-Security-Policy: (.+)$/m.exec(headers)?.[1] ?? ''
  expect(sent).toContain(FRAMES)
  // If it is too long for a header line, the pages have it and the header says who may frame them.
  if (sent !== FRAMES)
    for (const path of addresses) expect.soft(coversPolicy(sent, policyOf(htmlOf(path))), path).toBe(true)
  for (const line of headers.split('\n')) expect.soft(line.length, line.slice(0, 60)).toBeLessThanOrEqual(2000)
  expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100)
})

test('what a page was not built with does not run, and nothing leaves it', async ({ page, allow }) => {
  allow.error(/violates the following Content Security Policy directive|Refused to/)
  allow.host('evil.invalid')
  await page.goto(first)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { blocked: seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective))
    const add = (name: string, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      element.textContent = text
      document.body.append(element)
      return element
    }
    add('script', {}, 'window.injected = 1')
    add('script', { src: 'https://evil.invalid/a.js' })
    add('script', { src: 'data:text/javascript,window.injected=1' })
    add('img', { src: 'data:image/png;base64,x', onerror: 'window.injected = 1' })
    add('iframe', { src: 'https://evil.invalid/' })
    add('style', {}, 'body { background: url(https://evil.invalid/b) }')
    add('base', { href: 'https://evil.invalid/' })
    add('object', { data: 'https://evil.invalid/o' })
    void fetch('https://evil.invalid/c').catch(() => undefined)
    const form = add('form', { action: 'https://evil.invalid/f', method: 'post' }) as HTMLFormElement
    form.submit()
    add('a', { href: 'javascript:window.injected=1' }).click()
  })
  const blocked = () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)
  await expect
    .poll(blocked)
    .toEqual(
      expect.arrayContaining([
        'base-uri',
        'connect-src',
        'form-action',
        'frame-src',
        'img-src',
        'object-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
      ]),
    )
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})
