import { classNames } from '../lib/text/class-names'
import * as styles from './qr-code.module.scss'

export interface QrCodeProps {
  /** Modules along one side. */
  size: number
  /** The dark modules, one module a unit. */
  path: string
  label: string
  className?: string | undefined
}

/** A QR code in the same two colours in both themes, as cameras want dark on light, with its quiet zone. */
export function QrCode({ size, path, label, className }: QrCodeProps) {
  return (
    <svg
      className={classNames(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
