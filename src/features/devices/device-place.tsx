import { createElement, type ComponentType, type CSSProperties, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/text/class-names'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { type DeviceModule, type DeviceProps, kindOf } from './device'
import * as styles from './device-place.module.scss'
import { loadDevice } from './load-device'
import { useNear } from './use-near'

/** How near the window a device comes before its script is fetched. */
const NEAR = '600px'

// The server alone writes the device as it stands still: its code is in no script of the page.
const still = __ON_SERVER__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would put it into the page's script
    (require('./still-device') as { StillDevice: ComponentType<DevicePlaceProps> }).StillDevice
  : undefined

export interface DevicePlaceProps {
  device: Queries.DeviceFragment
}

/**
 * The place of a device: its ground, its panel and its caption. The built HTML holds the device standing still. Its
 * script is fetched when it comes near the window and puts the live one in its place, which looks the same.
 */
export function DevicePlace({ device }: DevicePlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const kind = kindOf(device)
  // The second decision of a chapter stands the other way round.
  const side = device.decision % 3 === 2 ? 'left' : 'right'
  const code = useLazyModule(useNear(place, NEAR) ? (loadDevice[kind] as () => Promise<DeviceModule>) : undefined)
  const [round, setRound] = useState(0)
  useEffect(() => keepStyles(place.current), [])
  const Device = typeof code === 'object' ? (code.Device as ComponentType<DeviceProps<unknown>>) : undefined

  return (
    <figure className={styles.figure}>
      <div
        ref={place}
        data-tall={kind === 'dayRoute' || undefined}
        className={classNames(styles.ground, styles[side], styles[kind])}
        style={{ '--screen': device.ground } as CSSProperties}
      >
        {/* src/gatsby/build/device-styles.ts writes the styles of the device into it, so that no other page carries them.
            It stays when the live device comes, whose script finds them there. */}
        <style
          data-device-styles={`device-${kind}`}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        {Device ? (
          <div className={styles.panel} data-live="">
            <Device key={round} data={device[kind]} label={device.label} isLive round={round} />
          </div>
        ) : still ? (
          <div className={styles.panel}>{createElement(still, { device })}</div>
        ) : (
          // React leaves what the server wrote into this element as it is.
          <div className={styles.panel} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </div>
      <figcaption className={classNames(styles.caption, styles[side])}>
        <p>
          {device.caption}
          {Device && <span className={styles.hint}> {device.hint}</span>}
        </p>
        {Device && (
          <button type="button" className={styles.again} onClick={() => setRound(round + 1)}>
            {device.again}
          </button>
        )}
      </figcaption>
    </figure>
  )
}

/**
 * Keeps the styles that came with the page for later pages: they leave with this one, and webpack, which has seen them,
 * fetches them no more.
 */
function keepStyles(place: HTMLElement | null): void {
  const style = place?.querySelector('style[data-href]')
  if (style) document.head.append(style.cloneNode(true))
}
