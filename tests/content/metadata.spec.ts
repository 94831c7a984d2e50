import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { CONTENT } from '../../src/content/folder'
import { expect, test } from '../support/test'
import { addressesIn } from './support/addresses-in'
import { ROOT } from './support/root'
import { addresses, htmlOf, origin, site } from './support/site'

const listed = addresses.filter((path) => !['/404.html', '/offline/'].includes(path))
const manifest = JSON.parse(site.built('manifest.webmanifest')) as {
  name: string
  icons: { src: string; purpose: string }[]
}
const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const meta = (html: string, name: string) =>
  decode(new RegExp(`<meta [^>]*(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')

/** The structured data of a page, node by node. */
const graphOf = (html: string) => {
  const [, json] = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  return json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : []
}
/** The owner's name in structured data, wherever a node names a person. */
const peopleIn = (html: string) =>
  Array.from(JSON.stringify(graphOf(html)).matchAll(/"@type":"Person",[^}]*?"name":"([^"]+)"/g), ([, name]) => name)
/** The owner's name on the contact card that a page offers, if any. */
const nameOnCard = (html: string) => {
  const [, card = ''] = /href="data:text\/vcard;charset=utf-8,([^"]*)"/.exec(html) ?? []
  return /^FN:(.*)$/m.exec(decodeURIComponent(decode(card)))?.[1]?.replace(/\\(.)/g, '$1')
}
const typesOf = (path: string) => graphOf(htmlOf(path)).map((node) => node['@type'])

/** The kind of a page that is one of many, from the name of its page file. */
const kindOf = (path: string) => {
  const page = path === '/' ? 'index' : path.slice(1, -1)
  const { componentChunkName } = JSON.parse(site.built(`page-data/${page}/page-data.json`)) as {
    componentChunkName: string
  }
  return /-(project-slug|template-details|gallery-page-route)(?:-\d)?-tsx$/.exec(componentChunkName)?.[1]
}

test('every page says what it is, where it is, and what other sites show of it', () => {
  expect(decode(htmlOf('/')).includes(`>${manifest.name} — `)).toBe(true)
  for (const path of listed) {
    const html = htmlOf(path)
    const address = origin + path
    expect.soft(html, path).toContain(`rel="canonical" href="${address}"`)
    expect.soft(meta(html, 'og:url'), path).toBe(address)
    expect.soft(meta(html, 'og:site_name'), path).toBe(manifest.name)
    for (const name of ['og:title', 'og:description', 'og:image', 'twitter:card'])
      expect.soft(meta(html, name), `${name} of ${path}`).not.toBe('')
    expect.soft(html, path).not.toMatch(/name="robots" content="noindex"/)
  }
})

test('what stands in for others keeps out of search engines, and out of the sitemap', () => {
  for (const path of ['/404.html', '/offline/']) {
    expect.soft(meta(htmlOf(path), 'robots'), path).toBe('noindex')
    expect.soft(htmlOf(path), path).not.toContain('rel="canonical"')
  }
})

test('search engines are told of the site, its owner, its works and the way to them', () => {
  const homeAndAbout = ['/', '/about/'].filter((path) => listed.includes(path))
  for (const path of homeAndAbout) expect.soft(typesOf(path), path).toEqual(['WebSite', 'Person'])
  const [name, ...others] = new Set(listed.flatMap((path) => peopleIn(htmlOf(path))))
  expect(name).toBeTruthy()
  expect(others).toEqual([])
  for (const path of listed) expect.soft(nameOnCard(htmlOf(path)) ?? name, `the card of ${path}`).toBe(name)
  for (const path of listed) {
    const kind = kindOf(path)
    if (kind === 'project-slug' || kind === 'template-details')
      expect.soft(typesOf(path), path).toEqual(['CreativeWork', 'BreadcrumbList'])
    if (kind === 'gallery-page-route') expect.soft(typesOf(path), path).toEqual(['ImageGallery'])
  }
  for (const path of listed)
    for (const node of graphOf(htmlOf(path)))
      for (const address of addressesIn(node))
        expect.soft(address.startsWith(`${origin}/`), `${address} of ${path}`).toBe(true)
})

test('what readers of a page look for stands before its styles', () => {
  for (const path of listed) {
    const html = htmlOf(path)
    const styles = html.indexOf('<style')
    for (const part of [
      'http-equiv="Content-Security-Policy"',
      '<title',
      'rel="canonical"',
      'og:image',
      'rel="manifest"',
    ])
      expect.soft(html.indexOf(part), `${part} of ${path}`).toBeLessThan(styles)
  }
})

/** Whether git knows when all of the content was last changed: not in a copy without it, nor in a shallow one. */
function hasHistory() {
  const folder = dirname(ROOT)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const isWhole = git('rev-parse', '--is-shallow-repository') === 'false'
    return isWhole && git('log', '-1', '--', CONTENT) !== '' && git('status', '--porcelain', '--', CONTENT) === ''
  } catch {
    return false
  }
}

test('the sitemap names the times of changes as far as they are known, and none that lies ahead', () => {
  const times = [...site.built('sitemap-0.xml').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, time = '']) => time)
  if (hasHistory()) expect(times).not.toEqual([])
  for (const time of times) expect.soft(Date.parse(time)).toBeLessThanOrEqual(Date.now())
})

test('the manifest and the pages name icons that are there, for every kind of screen', () => {
  const files = site.builtFiles()
  const { icons } = manifest
  for (const { src } of icons) expect.soft(files).toContain(src.replace(/\?.*/, ''))
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
  const links = [...htmlOf('/').matchAll(/<link [^>]*rel="(?:icon|apple-touch-icon)"[^>]*href="\/([^"]+)"/g)]
  expect(links.map(([, file]) => file).sort()).toEqual(['apple-touch-icon.png', 'favicon.ico', 'favicon.svg'])
  for (const [, file] of links) expect.soft(files).toContain(file)
})

test('nothing is published that no visitor needs', () => {
  const leftover = /\.map$|\.dev\.js|LICENSE\.txt$|^webpack\.stats|^chunk-map|^~partytown/
  expect(site.builtFiles().filter((file) => leftover.test(file))).toEqual([])
})

test('links to other sites hand nothing over', () => {
  for (const path of listed)
    for (const [link] of htmlOf(path).matchAll(/<a [^>]*(?:target="_blank"|href="https?:)[^>]*>/g))
      expect.soft(link, path).toMatch(/rel="[^"]*noopener/)
})
