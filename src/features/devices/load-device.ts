import type { DeviceModule, Kind } from './device'

/** Loads the code of each device: a separate chunk, with its styles. */
export const loadDevice: { [K in Kind]: () => Promise<DeviceModule<K>> } = {
  floorPlan: () => import(/* webpackChunkName: "device-floorPlan" */ './floor-plan/floor-plan'),
  orderList: () => import(/* webpackChunkName: "device-orderList" */ './order-list/order-list'),
  receipt: () => import(/* webpackChunkName: "device-receipt" */ './receipt/receipt'),
  landolt: () => import(/* webpackChunkName: "device-landolt" */ './landolt/landolt'),
  workDay: () => import(/* webpackChunkName: "device-workDay" */ './work-day/work-day'),
  dayRoute: () => import(/* webpackChunkName: "device-dayRoute" */ './day-route/day-route'),
  axisDial: () => import(/* webpackChunkName: "device-axisDial" */ './axis-dial/axis-dial'),
  foldSheet: () => import(/* webpackChunkName: "device-foldSheet" */ './fold-sheet/fold-sheet'),
}
