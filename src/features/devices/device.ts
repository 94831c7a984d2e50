import type { ComponentType } from 'react'
import { graphql } from 'gatsby'

/** The props of every device. */
export interface DeviceProps<Data> {
  data: Data
  /** A text alternative for the device. */
  label: string
  /** Whether its script has loaded; until then it is static, as rendered by the server, with its controls disabled. */
  isLive: boolean
  /** How often the visitor has restarted it; each restart remounts the device. */
  round: number
}

type Fragment = Queries.DeviceFragment

/** The key of a device's data is its kind: each `content/projects/…/device.yml` has one of them. */
const KINDS = [
  'floorPlan',
  'orderList',
  'receipt',
  'dayRoute',
  'workDay',
  'landolt',
  'axisDial',
  'foldSheet',
] as const satisfies readonly (keyof Fragment)[]

export type Kind = (typeof KINDS)[number]

/** The module of a device. */
export interface DeviceModule<K extends Kind = Kind> {
  Device: ComponentType<DeviceProps<NonNullable<Fragment[K]>>>
}

/** The kind of a device; the content check ensures that it has one. */
export function kindOf(device: Pick<Fragment, Kind>): Kind {
  const kind = KINDS.find((key) => device[key])
  if (!kind) throw new Error('A device has no data of any kind')
  return kind
}

export const deviceFragment = graphql`
  fragment Device on ProjectDevice {
    decision
    ground
    label
    caption
    hint
    again
    invite
    floorPlan {
      ...FloorPlan
    }
    orderList {
      ...OrderList
    }
    receipt {
      ...Receipt
    }
    landolt {
      ...Landolt
    }
    workDay {
      ...WorkDay
    }
    dayRoute {
      ...DayRoute
    }
    axisDial {
      ...AxisDial
    }
    foldSheet {
      ...FoldSheet
    }
  }
`
