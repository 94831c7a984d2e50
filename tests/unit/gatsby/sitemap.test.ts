import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onPostBuild, pluginOptionsSchema } from 'gatsby-plugin-sitemap/gatsby-node'
import { Joi } from 'gatsby-plugin-utils/joi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMetadata } from '../../../src/content/site-metadata'
import { siteAddress } from '../../../src/lib/routing/site-address'
import { sitemapOptions } from '../../../src/gatsby/build/sitemap'

/** The limit here, for fewer pages to write, and one page more. */
const LIMIT = 100
const COUNT = LIMIT + 1
/** How many addresses of one sitemap search engines read. */
const READ = 50_000
const { siteUrl } = siteMetadata()
const folder = mkdtempSync(path.join(tmpdir(), 'sitemaps-'))
let ownLimit: number | undefined

beforeAll(async () => {
  const pages = Array.from({ length: COUNT }, (_, at) => ({ path: `/work-${at}/` }))
  const hidden = [{ path: '/confidential/' }]
  const reporter = { verbose: () => undefined, panic: (message: string) => expect.fail(message) }
  const options = await pluginOptionsSchema({ Joi }).validateAsync(sitemapOptions)
  ownLimit = (options as { entryLimit?: number }).entryLimit
  await onPostBuild(
    {
      graphql: (query: string) => {
        expect(query).toContain('allProject(filter: { confidential: { eq: true } })')
        const data = { allSitePage: { nodes: [...pages, ...hidden] }, allProject: { nodes: hidden } }
        return Promise.resolve({ data: { site: { siteMetadata: { siteUrl } }, ...data } })
      },
      reporter,
      basePath: '/repo',
      pathPrefix: '/repo',
    },
    { ...options, entryLimit: LIMIT, output: path.relative('public', folder) },
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const addresses = (name: string) =>
  [...readFileSync(path.join(folder, name), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)

it('splits the sitemap of very many pages, and names each part in the list of them', () => {
  expect(addresses('sitemap-index.xml').map((address) => path.posix.basename(address))).toEqual([
    'sitemap-0.xml',
    'sitemap-1.xml',
  ])
  const parts = ['sitemap-0.xml', 'sitemap-1.xml'].map(addresses)
  expect(parts.map((part) => part.length)).toEqual([LIMIT, 1])
  expect(new Set(parts.flat()).size).toBe(COUNT)
})

it('has no page of a confidential project', () => {
  expect([...addresses('sitemap-0.xml'), ...addresses('sitemap-1.xml')].join()).not.toContain('confidential')
})

it('has no more addresses in a part than search engines read', () => {
  expect(ownLimit).toBeGreaterThan(0)
  expect(ownLimit).toBeLessThanOrEqual(READ)
})

it('says every address in every part below the path of the site', () => {
  const all = ['sitemap-0.xml', 'sitemap-1.xml'].flatMap(addresses)
  expect(all.filter((address) => !address.startsWith(siteAddress(siteUrl, '/repo', '/')))).toEqual([])
})
