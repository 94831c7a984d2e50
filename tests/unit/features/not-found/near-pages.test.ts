import { describe, expect, it } from 'vitest'
import { nearPages } from '../../../../src/features/not-found/near-pages'

const pages = [
  { path: '/', title: 'Home', kind: '' },
  { path: '/about/', title: 'About me', kind: '' },
  { path: '/devloper-1/', title: 'One sheet', kind: '' },
  { path: '/grid-3-fluid/', title: 'By colour', kind: 'Gallery' },
  { path: '/grid-3/', title: 'Index', kind: 'Gallery' },
  { path: '/portfolio-details-2/', title: 'reisboek', kind: 'Project' },
  { path: '/portfolio-details/', title: 'oogtest', kind: 'Project' },
  { path: '/srxp/', title: 'srxp', kind: 'Project' },
]

describe('nearPages', () => {
  it.each([
    ['/srpx', ['/srxp/']],
    ['/SRXP/', ['/srxp/']],
    ['/blog/abuot', ['/about/']],
    ['/portfolo', ['/portfolio-details/', '/portfolio-details-2/']],
    ['/grid-3-flud/', ['/grid-3-fluid/']],
    ['/gr%C3%AFd', ['/grid-3/', '/grid-3-fluid/']],
    ['/galery/', ['/grid-3/', '/grid-3-fluid/']],
    ['/galery-33', ['/grid-3/', '/grid-3-fluid/']],
    ['/srxp-2/', ['/srxp/']],
    ['/oog-test', ['/portfolio-details/']],
    ['/one-sheet', ['/devloper-1/']],
    ['/nothing-like-it', []],
    ['/nope', []],
    ['/', []],
    ['/%', []],
  ])('finds for %s the pages %j (C11)', (asked, found) => {
    expect(nearPages(asked, pages)).toEqual(found)
  })
  const galleries = [
    '/grid-2/',
    '/grid-3-fluid/',
    '/grid-3/',
    '/grid-4-fluid/',
    '/masonry-3-column/',
    '/masonry-4-column/',
  ].map((path) => ({ path, title: 'Works', kind: 'Gallery' }))

  it.each([
    ['/galery-3/', ['/grid-3/', '/grid-3-fluid/', '/masonry-3-column/']],
    ['/galery4', ['/grid-4-fluid/', '/masonry-4-column/', '/grid-2/']],
    ['/work-3', ['/grid-3/', '/grid-3-fluid/', '/masonry-3-column/']],
    ['/grid3', ['/grid-3/', '/grid-3-fluid/', '/grid-2/']],
    ['/gird-3-fluid', ['/grid-3-fluid/', '/grid-4-fluid/']],
    ['/masonary-3', ['/masonry-3-column/', '/masonry-4-column/']],
  ])('finds for %s first the pages with its number, %j (C11)', (asked, found) => {
    expect(nearPages(asked, galleries).slice(0, found.length)).toEqual(found)
  })

  it.each([
    ['/grid-5', ['/grid-2/', '/grid-3/', '/grid-3-fluid/']],
    ['/grid-5-fluid', ['/grid-3-fluid/', '/grid-4-fluid/']],
    ['/grid-fluid', ['/grid-3-fluid/', '/grid-4-fluid/']],
  ])('finds for %s, whose number no page has, the pages of that name, %j (C11)', (asked, found) => {
    expect(nearPages(asked, galleries).slice(0, found.length)).toEqual(found)
  })
})
