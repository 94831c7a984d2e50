import type { CreateResolversArgs } from 'gatsby'
import { qrCode } from '../../content/qr-code'
import { siteMetadata } from '../../content/site-metadata'
import { siteAddress } from '../../lib/routing/site-address'
import { addResolvers } from './typed'

/** Adds the page's address and its QR code to what prints as a leaflet. */
export function resolvePrintedAddress({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  const printed = (pathOf: (node: { path?: string }) => string) => ({
    printed: {
      type: 'PrintedAddress!',
      resolve: (node: { path?: string }) => {
        const address = siteAddress(siteMetadata().siteUrl, pathPrefix, pathOf(node))
        return { address, ...qrCode(address) }
      },
    },
  })
  addResolvers(createResolvers, {
    AboutPage: printed(() => '/about/'),
    Devloper1Page: printed(() => '/devloper-1/'),
    Project: printed(({ path = '/' }) => path),
  })
}
