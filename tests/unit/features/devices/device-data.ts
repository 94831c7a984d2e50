/** A plan of two rooms from eight to ten. */
export const plan = {
  title: 'Ground floor',
  unit: 'ppm',
  from: '08:00',
  to: '10:00',
  step: 6,
  start: '09:30',
  room: 'Hall',
  limits: [800, 1200],
  words: ['Fine', 'Full', 'Bad'],
  silent: { word: 'Silent', last: 'last heard' },
  drawing: {
    width: 200,
    height: 100,
    walls: 'M0 0H1',
    windows: 'M0 0H1',
    doors: 'M0 0H1',
    furniture: 'M0 0H1',
    passages: [{ name: 'Stairs', at: [0, 0] }],
  },
  rooms: [
    {
      name: 'Hall',
      at: [0, 0, 100, 100],
      hourly: [500, 900, 700],
      between: [{ at: '09:30', value: 1300 }],
      why: [
        { from: '08:00', text: 'Doors open.' },
        { from: '09:00', text: 'A choir.' },
      ],
      silent: null,
    },
    {
      name: 'Attic',
      at: [100, 0, 100, 100],
      hourly: [450, 470, 460],
      between: [],
      why: [{ from: '08:00', text: 'Nobody.' }],
      silent: { from: '08:00', to: '09:00' },
    },
  ],
} as const satisfies Queries.FloorPlanFragment

/** Two articles on a small pallet, and a slot that costs more. */
export const order = {
  title: 'Week',
  delivery: 'Delivery',
  day: 'Monday 1',
  weekday: 'Monday',
  vat: 9,
  pallet: 20,
  low: 3,
  articles: [
    { name: 'Plums', unit: 'box', cents: 1000, quantity: 1, kilograms: 5, stock: 2, drawing: null },
    { name: 'Flour', unit: 'sack', cents: 550, quantity: 0, kilograms: 10, stock: 9, drawing: 'bread' },
  ],
  slots: [
    { from: '06:00', to: '08:00', note: 'full', cents: 0, isFull: true, isChosen: false },
    { from: '08:00', to: '10:00', note: 'free', cents: 0, isFull: false, isChosen: true },
    { from: '10:00', to: '12:00', note: null, cents: 450, isFull: false, isChosen: false },
  ],
  order: 'Place order',
  placed: 'Placed for',
  sample: 'Nothing was sent.',
} as const satisfies Queries.OrderListFragment

/** Two jobs of a short day, the first of them open a little before an hour. */
export const day = {
  day: 'Monday',
  from: '08:00',
  to: '10:00',
  start: 1,
  week: { before: '10:00', planned: '20:00' },
  jobs: [
    { from: '08:00', to: '09:00', name: 'Roof', place: 'A', note: 'Key', steps: 2, at: '08:45', done: 1, drive: null },
    {
      from: '09:15',
      to: '10:00',
      name: 'Cellar',
      place: 'B',
      note: 'Bell',
      steps: 2,
      at: '09:30',
      done: 1,
      drive: { kilometres: 4, minutes: 9 },
    },
  ],
} as const satisfies Queries.WorkDayFragment

/** A receipt of one line, of which two fields are read. */
export const receipt = {
  title: 'Read',
  unread: 'unread',
  use: 'Use it',
  paper: {
    name: 'SHOP',
    place: 'Street 1',
    date: '01-02-2026',
    time: '10:00',
    lines: [{ count: 1, name: 'Bread', cents: 327 }],
    total: 327,
    vat: { rate: 9, cents: 27 },
    paid: 'Cash',
    thanks: 'Thank you',
  },
  fields: [
    { name: 'Kind', value: 'Food', from: 'head', line: 'the head' },
    { name: 'Sum', value: '€ 3,27', from: 'total', line: 'the total' },
  ],
  expense: { title: 'Expense', slot: 'Here', name: 'Bread', note: 'Today', state: 'Open', list: null },
} as const satisfies Queries.ReceiptFragment
