import type { CreateResolversArgs } from 'gatsby'
import { qrCode } from '../../content/qr-code'
import { siteMetadata } from '../../content/site-metadata'
import { siteAddress } from '../../lib/routing/site-address'

/** Adds to what prints as a leaflet the address of its page, and the QR code that leads there. */
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
  // Gatsby's types call it no more than a function.
  const add = createResolvers as (resolvers: object) => void
  add({
    AboutPage: printed(() => '/about/'),
    Devloper1Page: printed(() => '/devloper-1/'),
    Project: printed(({ path = '/' }) => path),
  })
}
