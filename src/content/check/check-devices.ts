import type { Fault } from '../fault'
import type { ContentFiles } from '../read/read-content'
import { isRecord } from '../read/select'
import { faultAt, type Source } from '../read/source'
import { DEVICE_KINDS, type Device } from '../schemas/device'
import { floorPlanFaults } from './devices/floor-plan-faults'
import { orderListFaults } from './devices/order-list-faults'
import { receiptFaults } from './devices/receipt-faults'
import { landoltFaults } from './devices/landolt-faults'
import { workDayFaults } from './devices/work-day-faults'
import { dayRouteFaults } from './devices/day-route-faults'
import { axisDialFaults } from './devices/axis-dial-faults'
import { foldSheetFaults } from './devices/fold-sheet-faults'
import type { DeviceFault } from './devices/device-fault'
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
      ...contradictionsIn(data).map(({ path, message }) => faultAt(source, path, message)),
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

function contradictionsIn(device: Device): DeviceFault[] {
  const { floorPlan, orderList, receipt, landolt, workDay, dayRoute, axisDial, foldSheet } = device
  return [
    ...(floorPlan ? floorPlanFaults(floorPlan) : []),
    ...(orderList ? orderListFaults(orderList) : []),
    ...(receipt ? receiptFaults(receipt) : []),
    ...(landolt ? landoltFaults(landolt) : []),
    ...(workDay ? workDayFaults(workDay) : []),
    ...(dayRoute ? dayRouteFaults(dayRoute) : []),
    ...(axisDial ? axisDialFaults(axisDial) : []),
    ...(foldSheet ? foldSheetFaults(foldSheet) : []),
  ]
}
