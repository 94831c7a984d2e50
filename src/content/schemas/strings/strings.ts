import { z } from 'zod'
import { text } from '../common'
import { CHAPTERS } from '../project'
import { deviceStrings } from './device-strings'
import { counted, sentence, texts } from './sentence'
import { timeStrings } from './time-strings'

/**
 * `content/strings.yml`: visible and spoken text that belongs to no single page: labels of buttons and lists, sentences
 * with placeholders, words for numbers and times.
 */
export const stringsSchema = z.strictObject({
  /** Numbers in words from 0 on; larger ones are written in digits. */
  numbers: z.array(text()).min(1),
  time: timeStrings,
  /** The chapters of a project's story: `##` headings in this order. */
  chapters: texts(...CHAPTERS),
  /** Labels of values. */
  facts: texts(
    'availability',
    'city',
    'client',
    'email',
    'hours',
    'link',
    'myPart',
    'myRole',
    'name',
    'project',
    'role',
    'stack',
    'studio',
    'tool',
    'trade',
    'work',
    'year',
  ),
  frame: z.strictObject({
    ...texts(
      'about',
      'aboutPanel',
      'close',
      'contact',
      'contactPanel',
      'loading',
      'mainMenu',
      'menu',
      'missing',
      'more',
      'newTab',
      'openMenu',
      'privacy',
      'skip',
      'toContact',
    ).shape,
    moved: sentence('built', 'here'),
  }),
  theme: texts('alwaysDark', 'dark', 'light', 'reset', 'resetShort', 'settings', 'theme'),
  update: texts('later', 'load', 'there'),
  about: z.strictObject({
    ...texts('about', 'contact', 'employments', 'specialties').shape,
    since: sentence('from'),
    years: sentence('from', 'to'),
  }),
  contact: z.strictObject({
    ...texts('another', 'askAnother').shape,
    atMyDesk: sentence('hours', 'city'),
    checked: sentence('day'),
    hoursHere: sentence('hours'),
    hoursIn: sentence('city'),
    isNow: sentence('time'),
    now: sentence('time'),
    nowIn: sentence('city'),
    nowThere: text(),
    /** Heading of the contact card's contents. */
    onCard: text(),
    ownTime: sentence('place'),
    timeOf: sentence('city'),
    onDay: sentence('hours', 'day'),
    onYourClock: sentence('hours'),
    wholeDay: sentence('both'),
  }),
  curriculum: z.strictObject({
    inUse: text(),
    led: text(),
    now: sentence('from'),
    since: sentence('year'),
    some: text(),
    years: sentence('from', 'to'),
  }),
  gallery: z.strictObject({
    ...texts(
      'all',
      'allWorks',
      'columns',
      'edgeToEdge',
      'elsewhere',
      'filter',
      'fullSize',
      'key',
      'kinds',
      'more',
      'moreFailed',
      'previous',
      'related',
      'relatedElsewhere',
      'screens',
      'showAll',
      'tags',
      'withMargins',
      'works',
    ).shape,
    columnsOf: counted('count'),
    worksOf: counted('count'),
    none: sentence('tags'),
    page: sentence('title', 'number'),
    shown: sentence('count', 'total'),
    shownInWords: sentence('count', 'total'),
  }),
  /** A technology's page: which project used what. */
  matrix: texts('head', 'all', 'led', 'near', 'some', 'used'),
  /** The page's weight and time until readable, in the footer. */
  measured: z.strictObject({
    ...texts('label', 'aside').shape,
    fetched: sentence('weight', 'time'),
    kept: sentence('weight', 'time'),
  }),
  /** The searchable dropdown and its screen reader messages. */
  dropdown: z.strictObject({
    ...texts('loading', 'noOptions', 'select').shape,
    results: counted('count'),
    guideInput: sentence('label'),
    guideMenu: text(),
    guideValue: text(),
    chosen: sentence('label'),
    cleared: text(),
    remove: sentence('label'),
    removed: sentence('label'),
    option: sentence('label', 'count', 'total'),
  }),
  photographs: z.strictObject({
    ...texts('larger', 'next', 'previous', 'viewer', 'whole').shape,
    place: sentence('count', 'total'),
  }),
  project: z.strictObject({
    ...texts('all', 'ask', 'contents', 'next', 'nextProject', 'others', 'previous', 'project', 'readCase', 'tryIt')
      .shape,
    shown: sentence('before', 'after'),
    percent: sentence('percent'),
  }),
  shared: z.strictObject({ quote: sentence('text'), since: sentence('year'), source: sentence('source') }),
  film: z.strictObject({
    ...texts('label', 'loading', 'offline', 'open').shape,
    ...texts('again', 'captions', 'fullScreen', 'pause', 'play', 'slowly', 'touch', 'works').shape,
    /** Heading of the works when the film has ended. `{count}` is in words. */
    all: sentence('count'),
    before: sentence('length'),
    beforeTouch: sentence('length'),
    elsewhere: sentence('host'),
    ended: sentence('length'),
    goTo: sentence('name'),
    keys: sentence('count'),
    length: sentence('length'),
    refused: sentence('host'),
    size: sentence('size'),
    slow: sentence('host', 'seconds'),
    still: sentence('title', 'note'),
  }),
  offline: z.strictObject({
    before: sentence('day', 'time'),
    /** Console message when the device has no storage left. */
    full: text(),
    offline: text(),
    /** Number of cached pages, in words. */
    pages: counted('count'),
    today: sentence('time'),
  }),
  devices: deviceStrings,
})

/** The texts of `content/strings.yml`. */
export type Strings = z.infer<typeof stringsSchema>
