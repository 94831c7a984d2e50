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
    ['/galery/', ['/grid-3-fluid/', '/grid-3/']],
    ['/galery-33', ['/grid-3-fluid/', '/grid-3/']],
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
})
