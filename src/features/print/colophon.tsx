import { graphql } from 'gatsby'
import { useSite } from '../../state/use-site'
import { QrCode } from '../../ui/qr-code'
import * as styles from './colophon.module.scss'

export interface ColophonProps {
  printed: Queries.PrintedAddressFragment
}

/** The printed end of a page: the owner and the page's URL, as text and as a QR code. Hidden on screens. */
export function Colophon({ printed: { address, size, path } }: ColophonProps) {
  const { brand, owner } = useSite()

  return (
    <div className={styles.colophon}>
      <QrCode className={styles.code} size={size} path={path} label={address} />
      <p className={styles.words}>
        {brand}
        <br />
        {owner.name}, {owner.email}
        <br />
        {address}
      </p>
    </div>
  )
}

export const printedFragment = graphql`
  fragment PrintedAddress on PrintedAddress {
    address
    size
    path
  }
`
