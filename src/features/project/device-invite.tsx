import { glide } from '../../lib/browser/glide'
import { decisionId } from '../../lib/routing/decision-id'
import { classNames } from '../../lib/text/class-names'
import * as styles from './device-invite.module.scss'
import type { PlacedDevice } from './template-props'

export interface DeviceInviteProps {
  device: PlacedDevice | undefined
  className?: string | undefined
}

/** The link from the head of a project to its device; nothing if the device has no words for it. */
export function DeviceInvite({ device, className }: DeviceInviteProps) {
  if (!device?.invite) return null
  return (
    <p className={classNames(styles.invite, className)}>
      <a href={`#${decisionId(device.decision)}`} onClick={glide}>
        {device.invite}
      </a>
    </p>
  )
}
