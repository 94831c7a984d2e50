import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pathOfPage, pathsThat, routeOf } from '../../../src/content/routes/route-of'
import { pageSchemas } from '../../../src/content/schemas/collections'

it('takes a page for an ordinary one unless the table says otherwise, with its slash or without', () => {
  expect(routeOf('/about/')).toEqual({ layout: 'normal', listed: true, indexed: true, kept: false })
  expect(routeOf('/')).toEqual(routeOf('/about/'))
  expect(routeOf('/offline')).toEqual(routeOf('/offline/'))
})

it('indexes no page that answers for others, and keeps those that a visitor without a connection needs (D4)', () => {
  expect(pathsThat('are kept')).toEqual(['/offline/', '/404.html'])
  expect(pathsThat('are not indexed')).toEqual(
    expect.arrayContaining(['/404/', '/404.html', '/offline/', '/works/[tag]/', '/projects/[...]/']),
  )
})

it('knows for every file of words where its page file stands', () => {
  for (const name of Object.keys(pageSchemas)) {
    const route = pathOfPage(name).replace(/^\/|\/$/g, '') || 'index'
    const files = [`src/pages/${route}.tsx`, `src/pages/${route}/[...].tsx`]
    expect(
      files.some((file) => existsSync(file)),
      name,
    ).toBe(true)
  }
})
