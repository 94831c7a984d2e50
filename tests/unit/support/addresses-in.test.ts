import { expect, it } from 'vitest'
import { addressesIn } from '../../content/support/addresses-in'

it('finds the addresses of structured data, and none that a text mentions', () => {
  const site = 'https://site.example/'
  const node = {
    '@id': `${site}#website`,
    url: site,
    image: `${site}a.jpg`,
    description: 'Maker of https://other.example/, known for "url":"https://third.example/"',
    itemListElement: [{ name: 'https://other.example', item: `${site}b/` }],
  }
  expect(addressesIn(node)).toEqual([`${site}#website`, site, `${site}a.jpg`, `${site}b/`])
})
