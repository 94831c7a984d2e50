import { describe, expect, it } from 'vitest'
import {
  contentPolicy,
  coversPolicy,
  filmSources,
  hashSource,
  headerPolicy,
  inlineCode,
  violations,
  withPolicy,
} from '../../../src/gatsby/hosting/policy'

const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body>${body}</body></html>`
const secured = (html: string, film = '/promo.mp4') => withPolicy(html, contentPolicy([inlineCode(html)], film))
const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

describe('the Content-Security-Policy', () => {
  const html = page('<style>a{}</style><script>start()</script><script src="/app.js" async></script>')
  const policy = contentPolicy([inlineCode(html)], '/promo.mp4')

  it('allows the inline scripts and styles there are, by their hash, and nothing unsafe but style attributes', () => {
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashSource('start()')}`)
    expect(directive(policy, 'style-src')).toContain(hashSource('a{}'))
    expect(policy.match(/'unsafe-[a-z]+'/g)).toEqual(["'unsafe-inline'"])
    expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
    expect(policy).not.toContain('data:')
  })

  it('stands before everything it governs, once, however often it is put there', () => {
    const once = withPolicy(html, policy)
    expect(once).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
    expect(withPolicy(once, policy)).toBe(once)
    expect(violations(once)).toEqual([])
  })

  it('of all pages, as a header, covers that of each page, and of no page with other code or another film', () => {
    const one = inlineCode(html)
    const two = inlineCode(page('<style>b{}</style>'))
    const sent = headerPolicy(contentPolicy([one, two], '/promo.mp4'))
    expect(coversPolicy(sent, policy)).toBe(true)
    expect(coversPolicy(headerPolicy(contentPolicy([two], '/promo.mp4')), policy)).toBe(false)
    expect(coversPolicy(sent, contentPolicy([one], 'https://vimeo.com/1'))).toBe(false)
    expect(coversPolicy(policy, policy)).toBe(false)
  })

  it('leaves data out: structured data needs no hash', () => {
    expect(inlineCode(page('<script type="application/ld+json">{"a":1}</script>')).scripts).toEqual([])
  })

  it.each([
    ['a script that came later', '<script>later()</script>', 'later()'],
    ['a style that came later', '<style>b{}</style>', 'b{}'],
    ['an attribute that is a script', '<a onclick="x()">x</a>', '<a onclick="x()"'],
    ['an address that is a script', '<a href="javascript:x()">x</a>', 'href="javascript:x()"'],
  ])('is found broken by %s', (_, added, told) => {
    expect(violations(secured(html).replace('</body>', `${added}</body>`))).toEqual([told])
  })

  it('is missed where a page has none', () => {
    expect(violations(html)).toEqual(['the page has no Content-Security-Policy'])
  })

  it.each([
    ['/promo.mp4', "'none'", "'self'"],
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com',
      "'self' https://www.youtube.com",
    ],
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com', "'self' https://www.youtube.com"],
    ['https://vimeo.com/1', 'https://player.vimeo.com', "'self' https://player.vimeo.com"],
    ['https://youtube.com.evil.example/1', "'none'", "'self'"],
  ])('opens frames and scripts for the film %s as far as it needs them', (film, frames, scripts) => {
    const made = contentPolicy([], film)
    expect(directive(made, 'frame-src')).toBe(`frame-src ${frames}`)
    expect(directive(made, 'script-src')).toBe(`script-src ${scripts}`)
  })

  it.each(['promo.mp4', 'promo.mp4?v=2', 'promo.webm#t=5'])('lets the film %s of another host be played', (name) => {
    expect(filmSources(`https://films.example.org/a/${name}`).media).toEqual(['https://films.example.org'])
  })
})
