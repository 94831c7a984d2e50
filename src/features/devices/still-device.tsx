import { createElement, type ComponentType } from 'react'
import { kindOf, type DeviceProps, type Kind } from './device'
import { Device as FloorPlan } from './floor-plan/floor-plan'
import { Device as OrderList } from './order-list/order-list'
import { Device as Receipt } from './receipt/receipt'
import { Device as Landolt } from './landolt/landolt'
import { Device as WorkDay } from './work-day/work-day'
import { Device as DayRoute } from './day-route/day-route'
import { Device as AxisDial } from './axis-dial/axis-dial'
import { Device as FoldSheet } from './fold-sheet/fold-sheet'

const devices = {
  floorPlan: FloorPlan,
  orderList: OrderList,
  receipt: Receipt,
  landolt: Landolt,
  workDay: WorkDay,
  dayRoute: DayRoute,
  axisDial: AxisDial,
  foldSheet: FoldSheet,
} as unknown as Record<Kind, ComponentType<DeviceProps<unknown>>>

/** A device before its script loads: all of it in the built HTML, with controls disabled. Server only. */
export function StillDevice({ device }: { device: Queries.DeviceFragment }) {
  const kind = kindOf(device)

  return createElement(devices[kind], { data: device[kind], label: device.label, isLive: false, round: 0 })
}
