import { hashSource, inlineCode, violations } from '../../src/gatsby/hosting/policy'
import { expect, test } from '../support/test'
import { addresses, htmlOf, site } from './support/site'

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
const [first = '/'] = addresses

test('all pages have one Content-Security-Policy, which allows what they carry and nothing unsafe that could run', () => {
  expect(new Set(addresses.map((path) => policyOf(htmlOf(path))))).toHaveProperty('size', 1)
  for (const path of addresses) expect.soft(violations(htmlOf(path)), path).toEqual([])
  const policy = policyOf(htmlOf(first))
  expect(policy.match(/'unsafe[^']*'/g)).toEqual(["'unsafe-inline'"])
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  const hashes = new Set(addresses.flatMap((path) => inlineCode(htmlOf(path)).scripts.map(hashSource)))
  expect(hashes.size, 'different inline scripts').toBeLessThan(8)
})

test('the files for hosts carry the same policy, within what hosts read', () => {
  const headers = site.built('_headers')
  const whole = `${policyOf(htmlOf(first))}; frame-ancestors 'none'`
  // Where it is too long for a line that hosts read, the pages have it and the header says who may frame them.
  const sent = `  Content-Security-Policy: ${whole}`.length <= 2000 ? whole : "frame-ancestors 'none'"
  expect(headers).toContain(`  Content-Security-Policy: ${sent}\n`)
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
