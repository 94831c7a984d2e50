import type { ComponentType } from 'react'
import { graphql } from 'gatsby'

/** What each device is given. */
export interface DeviceProps<Data> {
  data: Data
  /** What the device is, for those who do not see it. */
  label: string
  /** Whether scripts are there; until then it stands still as the server wrote it, and its controls are disabled. */
  isLive: boolean
  /** How often the visitor has asked for the beginning; a device is made anew each time. */
  round: number
}

type Fragment = Queries.DeviceFragment

/** The key of a device's data is its kind: each file of `content/projects/…/device.yml` has one of them. */
export const KINDS = [
  'floorPlan',
  'orderList',
  'receipt',
  'dayRoute',
  'workDay',
  'landolt',
] as const satisfies readonly (keyof Fragment)[]

export type Kind = (typeof KINDS)[number]

/** A module of a device. */
export interface DeviceModule<K extends Kind = Kind> {
  Device: ComponentType<DeviceProps<NonNullable<Fragment[K]>>>
}

/** Which kind a device is; the content check has seen that it is one. */
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
  }
`
