import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { compressFiles } from '../../../src/gatsby/hosting/compress'
import { headerFile } from '../../../src/gatsby/hosting/header-file'
import { nginxSite } from '../../../src/gatsby/hosting/nginx'
import { requirePolicy } from '../../../src/gatsby/hosting/secure-pages'

const policy = "default-src 'self'"
const hash = '0123456789abcdef0123'

describe('the headers file', () => {
  const files = [`app-${hash}.js`, `app.${hash}.css`, 'sw.js', 'index.html', `static/a/${hash}/b.jpg`]
  const text = headerFile({ files, policy, prefix: '/repo' })

  it('gives every answer the headers of safety, and each header in one rule', () => {
    expect(text.split('\n')[0]).toBe('/repo/*')
    for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'X-Frame-Options'])
      expect(text.match(new RegExp(`  ${name}: `, 'g'))).toHaveLength(1)
    expect(text).toContain(`  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`)
  })

  it('keeps for good what carries a hash in its name, and nothing else', () => {
    const kept = text.split('\n').filter((_, i, lines) => lines[i + 1]?.includes('immutable'))
    expect(kept).toEqual(['/repo/static/*', `/repo/app-${hash}.js`, `/repo/app.${hash}.css`])
  })

  it('leaves a policy that is too long for a line to the pages, but for frames', () => {
    const long = headerFile({ files, policy: `script-src ${'x'.repeat(2000)}`, prefix: '' })
    expect(long).toContain("  Content-Security-Policy: frame-ancestors 'none'\n")
  })

  it('stays within the hundred rules that hosts read', () => {
    const many = Array.from({ length: 150 }, (_, i) => `page-${i}-${hash}.js`)
    const rules = headerFile({ files: many, policy, prefix: '' }).match(/^\//gm)
    expect(rules).toHaveLength(100)
  })
})

describe("nginx's configuration", () => {
  const redirect = (from: string, to: string, more = {}) => ({ from, to, permanent: true, ignoreCase: false, ...more })
  const site = (...redirects: ReturnType<typeof redirect>[]) =>
    nginxSite({ policy, prefix: '/repo', redirects, projects: ['srxp'] })

  it('redirects one path with and without its slash, and takes the query along', () => {
    const text = site(redirect('/me', '/about'))
    for (const path of ['/repo/me', '/repo/me/'])
      expect(text).toContain(`location = "${path}" {\n    return 301 "/repo/about/$is_args$args";\n`)
    expect(site()).toContain('location = "/repo/projects/srxp" {\n    return 301 "/repo/srxp/$is_args$args";')
  })

  it.each([
    ['/contact/?q=a%26b', '/contact/?q=a%26b$and_args'],
    ['/contact?from=hire#card', '/contact/?from=hire$and_args#card'],
    ['/contact#card?', '/contact/$is_args$args#card?'],
    ['/contact?', '/contact/$is_args$args'],
    ['/works/c%23%2f100%?q=ü%', '/works/c%23%2f100%25/?q=%C3%BC%25$and_args'],
  ])('leads to %s, escapes as they are, with its query before that of the visitor', (to, target) => {
    expect(site(redirect('/hire', to))).toContain(`return 301 "/repo${target}";`)
  })

  it('puts no separator after the query of a redirect where the visitor has none', () => {
    expect(site()).toContain('set $and_args "";\nif ($args != "") { set $and_args "&$args"; }')
  })

  it('redirects patterns, other capitals and moves that may be taken back', () => {
    const text = site(
      redirect('/album/:slug', '/:slug'),
      redirect('/old/*', '/about/*', { permanent: false, ignoreCase: true }),
    )
    expect(text).toContain('location ~ "^/repo/album/(?<p_1>[^/[:cntrl:]]+)/?$" {')
    expect(text).toContain('if (!-e $request_filename) { return 301 "/repo/$p_1/$is_args$args"; }')
    expect(text).toContain('location ~* "^/repo/old/(?<p_rest>[^[:cntrl:]]*)$" {')
    expect(text).toContain('return 302 "/repo/about/$p_rest$is_args$args";')
  })

  it('lets no text of a redirect become a directive or a variable', () => {
    const text = site(redirect('/a"b;c', '/x$host";return/y'))
    expect(text).toContain('return 301 "/repo/x%24host%22;return/y/$is_args$args";')
    expect(text).toContain('location = "/repo/a\\"b;c" {')
  })

  it('gives each location all headers, for they are not handed down', () => {
    const text = site(
      redirect('/me', '/about'),
      redirect('/Me', '/about', { ignoreCase: true }),
      redirect('/old/*', '/*'),
    )
    // The 404 page answers for the compressed twins.
    const locations = text.split('\nlocation ').filter((location) => !location.includes('return 404'))
    expect(locations.length).toBeGreaterThan(2)
    for (const location of locations.slice(1))
      for (const name of ['X-Content-Type-Options', 'Content-Security-Policy', 'Strict-Transport-Security'])
        expect.soft(location).toContain(`add_header ${name} `)
  })
})

describe('the compressed twins', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('hold what their file holds; small files and pictures have none', async () => {
    const text = 'words '.repeat(500)
    for (const [name, content] of [
      ['a.html', text],
      ['b.html', 'short'],
      ['c.jpg', text],
      ['gone.js.br', 'old'],
    ] as const)
      writeFileSync(path.join(folder, name), content)
    await compressFiles(folder, path.join(folder, 'cache'))
    const read = (name: string) => readFileSync(path.join(folder, name))
    expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(text)
    expect(gunzipSync(read('a.html.gz')).toString()).toBe(text)
    for (const name of ['b.html.br', 'c.jpg.gz', 'gone.js.br']) expect(() => read(name)).toThrow()
  })
})

it('stops a build whose pages have what their policy forbids, and names page and code', () => {
  const html = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/><script>evil()</script>'
  expect(() => requirePolicy([{ name: 'srxp/index.html', html }])).toThrow(/srxp\/index\.html: evil\(\)/)
})
