import { createElement, type ComponentType, useRef, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { projectGround } from '../../lib/picture/project-ground'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { type DeviceModule, type DeviceProps, kindOf } from './device'
import * as styles from './device-place.module.scss'
import { loadDevice } from './load-device'
import { useNear } from './use-near'

/** How close to the viewport a device is when its script is fetched, unless a link to it was followed before. */
const NEAR = '600px'

// Only the server renders the static device: its code is in none of the page's scripts.
const still = __ON_SERVER__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would put it into the page's script
    (require('./still-device') as { StillDevice: ComponentType<DevicePlaceProps> }).StillDevice
  : undefined

export interface DevicePlaceProps {
  device: Queries.DeviceFragment
  /** Its side of the text, or the whole width of the page. */
  side?: 'left' | 'right' | 'full'
}

/**
 * The place of a device: ground, panel and caption. The built HTML contains the static device. Its script is fetched
 * near the viewport and replaces it with the live one, which looks the same.
 */
export function DevicePlace({ device, side = 'right' }: DevicePlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const kind = kindOf(device)
  const isNear = useNear(place, NEAR)
  const code = useLazyModule(isNear ? (loadDevice[kind] as () => Promise<DeviceModule>) : undefined)
  const [round, setRound] = useState(0)
  const Device = typeof code === 'object' ? (code.Device as ComponentType<DeviceProps<unknown>>) : undefined

  return (
    <figure className={styles.figure}>
      <div
        ref={place}
        className={classNames(styles.ground, styles[side], styles[kind])}
        style={projectGround(device.ground)}
        data-near={isNear ? '' : undefined}
        // By this, src/gatsby/build/device-styles.ts inlines the device's styles into the page.
        data-device={kind}
      >
        {Device ? (
          <div className={styles.panel} data-live="">
            <Device key={round} data={device[kind]} label={device.label} isLive round={round} />
          </div>
        ) : still ? (
          <div className={styles.panel}>{createElement(still, { device })}</div>
        ) : (
          // React leaves the server's HTML in this element as it is.
          <div className={styles.panel} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </div>
      <figcaption className={classNames(styles.caption, styles[side])} data-live={Device ? '' : undefined}>
        <p>
          {device.caption}
          <span className={styles.hint}> {device.hint}</span>
        </p>
        <button type="button" className={styles.again} onClick={() => setRound(round + 1)}>
          {device.again}
        </button>
      </figcaption>
    </figure>
  )
}
