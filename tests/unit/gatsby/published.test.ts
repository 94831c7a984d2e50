import { describe, expect, it } from 'vitest'
import { packIco } from '../../../src/gatsby/build/icons'
import { lastChanged, parseLog } from '../../../src/gatsby/build/last-changed'
import { isLeftover, isOutdated } from '../../../src/gatsby/build/remove-leftovers'
import { addressFault } from '../../../src/content/address-fault'
import { siteAddress } from '../../../src/lib/routing/site-address'

describe('the address of a site that is to be published', () => {
  it.each([
    ['https://voorbeeld.example', /samples/],
    ['https://www.example.com/', /samples/],
    ['http://localhost:9000', /samples/],
    ['http://robin.dev', /not encrypted/],
  ])('%s is refused', (url, told) => {
    expect(addressFault(url)).toMatch(told)
  })

  it.each(['https://robin.dev', 'https://robin.github.io/', 'https://examples.dev'])('%s is taken', (url) => {
    expect(addressFault(url)).toBeUndefined()
  })
})

it.each([
  ['https://a.dev', '', 'https://a.dev/srxp/'],
  ['https://a.dev/', '/repo', 'https://a.dev/repo/srxp/'],
])('a page of a site at %s, built for "%s", is at %s', (url, prefix, address) => {
  expect(siteAddress(url, prefix, '/srxp/')).toBe(address)
})

describe('the time of the last change', () => {
  const history = parseLog(
    '\0' +
      '2026-03-01T10:00:00+01:00\n\ncontent/pages/about.yml\ncontent/projects/srxp/cover.jpg\n' +
      '\0' +
      '2026-01-01T10:00:00+01:00\n\ncontent/pages/about.yml\ncontent/projects/srxp/index.md\ncontent/galleries.yml\ncontent/photos/index.yml\n',
  ).set('content/pages/contact.yml', '')

  it.each([
    ['/about/', '2026-03-01T09:00:00.000Z'],
    ['/srxp/', '2026-03-01T09:00:00.000Z'],
    ['/about/2/', '2026-03-01T09:00:00.000Z'],
    ['/grid-3/', '2026-03-01T09:00:00.000Z'],
    ['/works/still-life/', undefined],
    ['/', undefined],
    ['/contact/', undefined],
  ])('of %s is that of the newest of its files, and nothing where one is unknown', (page, time) => {
    expect(lastChanged(page, history)).toBe(time)
  })
})

it.each([
  ['app-0123456789abcdef0123.js.map', true],
  ['workbox-v4.3.1/workbox-core.dev.js', true],
  ['~partytown/partytown.js', true],
  ['chunk-map.json', true],
  ['workbox-v4.3.1/workbox-core.prod.js', false],
  ['page-data/index/page-data.json', false],
  ['licenses.txt', false],
])('whether %s is left behind by a tool: %s', (file, is) => {
  expect(isLeftover(file)).toBe(is)
})

it('takes out the scripts and styles of the build before, and nothing that keeps its name', () => {
  const [now, before] = ['app-0123456789abcdef0123.js', 'app-aaaaaaaaaaaaaaaaaaaa.js']
  const made = new Set([now])
  const outdated = (file: string) => isOutdated(file, made)
  expect([now, before, 'sw.js', `static/a/${before}`].filter(outdated)).toEqual([before])
  expect(isOutdated(before, new Set())).toBe(false)
})

it('packs pictures into an ICO file that names the place of each', () => {
  const ico = packIco([
    { size: 16, png: Buffer.from('small') },
    { size: 256, png: Buffer.from('large') },
  ])
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2])
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0])
  const at = ico.readUInt32LE(22 + 12)
  expect(ico.subarray(at, at + ico.readUInt32LE(22 + 8)).toString()).toBe('large')
})
