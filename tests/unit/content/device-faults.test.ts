import { describe, expect, it } from 'vitest'
import { edited, faultsOf } from './with-content'

const FILE = 'projects/alpha/device.yml'
const HEAD = `decision: 1
ground: "#8fa795"
label: A receipt
caption: It is read.
hint: Scroll.
again: Again
`
const RECEIPT = `receipt:
  title: Read
  unread: not yet
  use: Use it
  paper:
    name: LUNCH
    place: Delft
    date: 1-1-2026
    time: "12:31"
    lines: [{ count: 1, name: Soup, cents: 1000 }]
    total: 1000
    vat: { rate: 9, cents: 83 }
    paid: Cash
    thanks: Thanks
  fields: [{ name: Amount, value: "10,00", from: total, line: the total }]
  expense: { title: Expense, slot: Here, name: Lunch, note: January, state: New }
`

const faults = (text: string) => faultsOf({ [FILE]: text })

describe('a device', () => {
  it('may stand beside a project', () => {
    expect(faults(HEAD + RECEIPT)).toEqual([])
  })

  it('stands beside a decision, whatever strings.yml calls them', () => {
    const story = edited('projects/alpha/index.md', '## Decisions', '## Keuzes')
    const words = edited('strings.yml', 'decisions: Decisions', 'decisions: Keuzes')
    const device = (place: number) => HEAD.replace('decision: 1', `decision: ${place}`) + RECEIPT
    expect(faultsOf({ ...words, [FILE]: device(1), ...story }).filter((fault) => fault.includes('device'))).toEqual([])
    expect(faultsOf({ ...words, [FILE]: device(2), ...story })).toContainEqual(
      expect.stringContaining('is 2, but Keuzes has 1 parts'),
    )
  })

  it('is of one kind', () => {
    expect(faults(HEAD)).toEqual([
      expect.stringMatching(/^content\/projects\/alpha\/device\.yml:1:1 .*has no kind; expected one of floorPlan/),
    ])
  })

  it('stands beside a decision that is there', () => {
    expect(faults(HEAD.replace('decision: 1', 'decision: 9') + RECEIPT)).toEqual([
      expect.stringMatching(/device\.yml:1:11 alpha\.device\.decision: is 9, but Decisions has \d+ parts/),
    ])
  })

  it('leads on to a screen with a mark', () => {
    const leading = (decision: number) =>
      HEAD + RECEIPT.replace('state: New }', `state: New, list: { decision: ${decision}, link: See it } }`)
    expect(faults(leading(1))).toEqual([
      expect.stringContaining('expense.list.decision: is 1, but screen 1 has no mark; expected one with a mark'),
    ])
    expect(faults(leading(9))).toEqual([expect.stringContaining('is 9, but there is no such screen')])
    const mark = edited(
      'projects/alpha/index.md',
      '    kind: phone',
      '    kind: desktop\n    mark: { left: 10, top: 20, width: 50, height: 5 }',
    )
    expect(faultsOf({ ...mark, [FILE]: leading(1) })).toEqual([])
  })

  it('has notes on every turn of an axis, from none on', () => {
    const dial = (...notes: number[]) =>
      `${HEAD}axisDial:
  step: 1
  title: Cylinder
  axis: Axis
  start: 90
  now: Now
  last: { label: "2020", axis: 80 }
  changed: Changed
  row: Right
  notes: [${notes.map((from) => `{ from: ${from}, text: A note }`).join(', ')}]
`
    expect(faults(dial(0, 5, 20))).toEqual([])
    expect(faults(dial(1))).toEqual([expect.stringContaining('notes[0].from: is 1; expected 0')])
    expect(faults(dial(0, 9, 9))).toEqual([expect.stringContaining('notes[2].from: is 9; expected more than 9')])
  })

  it('has stages for all of a fold', () => {
    const sheet = (...stages: number[]) =>
      `${HEAD}foldSheet:
  title: Fold
  cover: { title: Cover, note: A note }
  days:
${'    - { name: Day, title: Title, stops: [{ at: "08:00", place: Here }, { at: "09:00", place: There }] }\n'.repeat(6)}  map: { title: Map, stops: [Here, There] }
  open: platform
  stages: [${stages.map((from) => `{ from: ${from}, text: A stage }`).join(', ')}]
`
    expect(faults(sheet(0, 50, 100))).toEqual([])
    expect(faults(sheet(1, 100))).toEqual([expect.stringContaining('stages[0].from: is 1; expected 0')])
    expect(faults(sheet(0, 50, 50))).toEqual([expect.stringContaining('stages[2].from: is 50; expected more than 50')])
  })

  it('has sentences for all of a day on the way, one after the other', () => {
    const route = (...says: string[]) =>
      `${HEAD}dayRoute:
  title: A day
  accent: to Prague
  date: Today
  stops: [{ at: "08:00", name: Here }, { at: "10:00", name: There }]
  legs: [{ kind: train, name: A train, minutes: 120 }]
  says: [${says.map((from) => `{ from: "${from}", term: A term, text: A sentence }`).join(', ')}]
  stay: { name: A house, note: A note }
`
    expect(faults(route('08:00', '09:30', '10:00'))).toEqual([])
    expect(faults(route('08:30'))).toEqual([
      expect.stringContaining('dayRoute.says[0].from: is 08:30; expected 08:00, where the day begins'),
    ])
    expect(faults(route('08:00', '10:00', '09:30'))).toEqual([
      expect.stringContaining('dayRoute.says[2].from: is 09:30; expected a time after 10:00'),
    ])
  })

  it('has readings within the hours of a floor, and reasons one after the other', () => {
    const plan = (room: string, why: string) =>
      `${HEAD}floorPlan:
  title: A floor
  unit: ppm
  from: "08:00"
  to: "10:00"
  step: 30
  start: "09:00"
  room: Office
  limits: [800, 1200]
  words: [Fresh, Fair, Stuffy]
  silent: { word: Silent, last: Last at }
  drawing: { width: 9, height: 9, walls: M0 0, windows: M0 0, doors: M0 0, furniture: M0 0, passages: [] }
  rooms:
    - name: Office
      at: [0, 0, 9, 9]
      hourly: [400, 500, 600]
      why: [{ from: "08:00", text: A reason }, { from: "09:00", text: A reason }, { from: "${why}", text: A reason }]
      ${room}
`
    const room = 'device.floorPlan.rooms[0]'
    expect(faults(plan('between: [{ at: "09:10", value: 7 }]', '09:30'))).toEqual([])
    expect(faults(plan('silent: { from: "09:10", to: "09:20" }', '09:30'))).toEqual([])
    expect(faults(plan('', '08:30'))).toEqual([
      expect.stringContaining(`${room}.why[2].from: is 08:30; expected a time after 09:00`),
    ])
    for (const time of ['07:50', '10:10'])
      expect(faults(plan(`between: [{ at: "${time}", value: 7 }]`, '09:30'))).toEqual([
        expect.stringContaining(`${room}.between[0].at: is ${time}; expected a time between 08:00 and 10:00`),
      ])
    expect(faults(plan('silent: { from: "09:20", to: "09:10" }', '09:30'))).toEqual([
      expect.stringContaining(`${room}.silent.to: is 09:10; expected a time after 09:20`),
    ])
  })

  it('adds up', () => {
    const text = HEAD + RECEIPT.replace('total: 1000', 'total: 1090').replace('cents: 83', 'cents: 90')
    expect(faults(text)).toEqual([
      expect.stringMatching(
        /device\.yml:17:12 alpha\.device\.receipt\.paper\.total: is 1090, but the lines add up to 1000/,
      ),
    ])
  })

  it('is told the key that it does not know', () => {
    expect(faults(HEAD.replace('hint:', 'hints:') + RECEIPT)).toEqual([
      expect.stringMatching(/unknown key "hints"; did you mean "hint"\?/),
    ])
  })
})
