import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord } from '../read/select'
import { faultAt, type Source } from '../read/source'
import { DEVICE_KINDS, type Device } from '../schemas/device'
import { floorPlanSlips } from './devices/floor-plan-slips'
import { orderListSlips } from './devices/order-list-slips'
import { receiptSlips } from './devices/receipt-slips'
import { landoltSlips } from './devices/landolt-slips'
import { workDaySlips } from './devices/work-day-slips'
import { dayRouteSlips } from './devices/day-route-slips'
import { axisDialSlips } from './devices/axis-dial-slips'
import { foldSheetSlips } from './devices/fold-sheet-slips'
import type { Slip } from './devices/slip'
import { lackOfMark } from './marked-screen'

/**
 * Checks that each device is of exactly one kind, belongs to an existing decision, and has consistent figures: what a
 * visitor adds up must come out. Devices with faults of their own are not checked further.
 */
export function checkDevices({ projects, strings }: ContentFiles): Fault[] {
  const chapter = strings.data?.chapters.decisions
  return projects.flatMap(({ source: { value: facts }, device: { source, data }, story }): Fault[] => {
    if (!data) return []
    const parts = story.find(({ title }) => title === chapter)?.parts.length ?? 0
    return [
      ...kindFaults(source, data),
      ...(chapter !== undefined && data.decision > parts
        ? [faultAt(source, ['decision'], `is ${data.decision}, but ${chapter} has ${parts} parts (###)`)]
        : []),
      ...listFaults(source, data, facts),
      ...slipsOf(data).map(({ path, message }) => faultAt(source, path, message)),
    ]
  })
}

function kindFaults(source: Source, device: Device): Fault[] {
  const kinds = DEVICE_KINDS.filter((kind) => device[kind])
  if (kinds.length === 1) return []
  const has = kinds.length === 0 ? 'has no kind' : `has ${kinds.length} kinds (${kinds.join(', ')})`
  return [faultAt(source, [], `${has}; expected one of ${DEVICE_KINDS.join(', ')}`)]
}

/** A receipt that links to a list must lead to a screen with a mark. */
function listFaults(source: Source, { receipt }: Device, facts: unknown): Fault[] {
  const place = receipt?.expense.list?.decision
  if (place === undefined || !isRecord(facts) || !Array.isArray(facts.screens)) return []
  const lack = lackOfMark(facts.screens, place)
  return lack ? [faultAt(source, ['receipt', 'expense', 'list', 'decision'], lack)] : []
}

function slipsOf(device: Device): Slip[] {
  const { floorPlan, orderList, receipt, landolt, workDay, dayRoute, axisDial, foldSheet } = device
  return [
    ...(floorPlan ? floorPlanSlips(floorPlan) : []),
    ...(orderList ? orderListSlips(orderList) : []),
    ...(receipt ? receiptSlips(receipt) : []),
    ...(landolt ? landoltSlips(landolt) : []),
    ...(workDay ? workDaySlips(workDay) : []),
    ...(dayRoute ? dayRouteSlips(dayRoute) : []),
    ...(axisDial ? axisDialSlips(axisDial) : []),
    ...(foldSheet ? foldSheetSlips(foldSheet) : []),
  ]
}
