import { classNames } from '../lib/text/class-names'
import * as styles from './qr-code.module.scss'

export interface QrCodeProps {
  /** Number of modules along one side. */
  size: number
  /** SVG path of the dark modules, one unit per module. */
  path: string
  label: string
  className?: string | undefined
}

/** A QR code with its quiet zone. Its colours are the same in both themes, as cameras expect dark on light. */
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
