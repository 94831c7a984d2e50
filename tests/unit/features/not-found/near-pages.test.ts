import { describe, expect, it } from 'vitest'
import { nearPages } from '../../../../src/features/not-found/near-pages'

const pages = ['/', '/about/', '/grid-3-fluid/', '/grid-3/', '/portfolio-details-2/', '/portfolio-details/', '/srxp/']

describe('nearPages', () => {
  it.each([
    ['/srpx', ['/srxp/']],
    ['/SRXP/', ['/srxp/']],
    ['/blog/abuot', ['/about/']],
    ['/portfolo', ['/portfolio-details/', '/portfolio-details-2/']],
    ['/grid-3-flud/', ['/grid-3-fluid/']],
    ['/gr%C3%AFd', ['/grid-3/', '/grid-3-fluid/']],
    ['/nothing-like-it', []],
    ['/', []],
    ['/%', []],
  ])('finds for %s the pages %j (C11)', (asked, found) => {
    expect(nearPages(asked, pages)).toEqual(found)
  })
})
