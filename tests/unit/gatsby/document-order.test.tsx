import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { joinStyles, nameApart, orderHead, putManifestOff } from '../../../src/gatsby/build/document-order'

it('puts what readers of a page look for before the styles, without the version of Gatsby', () => {
  const nodes = [
    <meta key="0" name="generator" content="Gatsby 5" />,
    <meta key="a" name="version" content="1" />,
    <style key="b">a</style>,
    <link key="c" rel="prefetch" href="/x.js" />,
    <title key="d">t</title>,
    <script key="e" type="application/ld+json" />,
    <link key="f" rel="canonical" href="/" />,
    <link key="g" rel="preload" href="/f.woff2" />,
    <link key="h" rel="manifest" href="/m" />,
    <meta key="i" name="description" content="d" />,
  ]
  const html = renderToStaticMarkup(<>{orderHead(nodes)}</>)
  expect(html).not.toContain('Gatsby')
  const order = [...html.matchAll(/<(\w+)(?: rel="(\w+)")?/g)].map(([, name, rel]) => rel ?? name)
  expect(order).toEqual(['meta', 'meta', 'title', 'canonical', 'script', 'preload', 'manifest', 'style', 'prefetch'])
})

const sheet = (href: string, css: string) => (
  <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: css }} />
)
const joined = (...sheets: ReactElement[]) => renderToStaticMarkup(<>{joinStyles(sheets)}</>)

it('puts the styles of all pages behind those of the page, in one element that has the name of the page', () => {
  const page = sheet('/base/component---src-pages-a.1f.css', '.a{}')
  const app = sheet('/base/app.20b3.css', '.b{}')
  const one = '<style data-href="/base/component---src-pages-a.1f.css">.a{}.b{}</style>'
  expect(joined(page, app)).toBe(one)
  expect(joined(app, page)).toBe(one)
  expect(joined(<title key="t">t</title>, page, app)).toBe(`<title>t</title>${one}`)
})

it('leaves the styles of all pages as they are where a page has none of its own', () => {
  expect(joined(sheet('/app.20b3.css', '.b{}'))).toBe('<style data-href="/app.20b3.css">.b{}</style>')
})

it('lets the script that names the page do so in an attribute alone', () => {
  const script = (path: string) => (
    <script
      id="gatsby-script-loader"
      dangerouslySetInnerHTML={{ __html: `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/` }}
    />
  )
  const [one, other] = ['/a/', '/"><script>/'].map((path) => renderToStaticMarkup(<>{nameApart(script(path))}</>))
  expect(one).toBe('<script id="gatsby-script-loader" data-path="/a/"></script>')
  expect(other).toBe('<script id="gatsby-script-loader" data-path="/&quot;&gt;&lt;script&gt;/"></script>')
})

it("stops when Gatsby's script no longer names the page as expected", () => {
  const changed = <script id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: 'window.page=1' }} />
  expect(() => nameApart(changed)).toThrow(/no longer names the page/)
})

it('lets the link to the manifest wait for scripts, and leaves other links as they are', () => {
  const links = [<link key="m" rel="manifest" href="/m" />, <link key="i" rel="icon" href="/i" />]
  const html = renderToStaticMarkup(<>{links.map(putManifestOff)}</>)
  expect(html).toBe('<noscript><link rel="manifest" href="/m"/></noscript><link rel="icon" href="/i"/>')
})
