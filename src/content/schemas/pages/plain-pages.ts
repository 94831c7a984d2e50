import { z } from 'zod'
import { day, fact, gallerySlug, pageHead, picture, slug, specialtyName, text, year } from '../common'
import { phrase } from '../strings/sentence'

/** `content/pages/about.yml`. What the overlay also shows, in other words, is in `site.yml`. Sections are optional. */
export const aboutPageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    /** The display line, one entry per line. */
    line: z.array(text()).min(1),
    introduction: text(),
    /** The contact line, followed by the address. */
    invitation: text(),
    action: text(),
    photo: picture(),
  }),
  habits: z
    .strictObject({
      heading: text(),
      aside: text(),
      items: z.array(z.strictObject({ habit: text(), reason: text() })).min(1),
    })
    .optional(),
  /** A column per year, from the first in which anything below, or a project, began. */
  timeline: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** The last year. */
      present: year(),
      /** Oldest first; an employment without `to` has not ended. */
      employments: z.array(z.strictObject({ name: text(), text: text(), from: year(), to: year().optional() })).min(1),
      specialties: z.array(z.strictObject({ name: specialtyName(), from: year() })).default([]),
      /** Label of the row of projects, which are those of `content/projects`. */
      projects: text(),
    })
    .optional(),
  details: z.strictObject({ heading: text(), aside: text(), save: text(), print: text() }).optional(),
})

/**
 * `content/pages/contact.yml`. The card itself comes from `site.yml`, as the overlay shows it too. `hours` is only
 * shown if `site.yml` has office hours; sections are optional.
 */
export const contactPageSchema = z.strictObject({
  ...pageHead,
  /** How soon to expect an answer. */
  answer: fact().extend({ detail: text() }),
  hours: z.strictObject({ heading: z.array(text()).min(1), mine: text(), yours: text(), both: text() }).optional(),
  card: z
    .strictObject({
      heading: text(),
      aside: text(),
      text: text(),
      /** Alt text of the QR code. */
      code: text(),
      save: text(),
      copy: text(),
      copied: text(),
    })
    .optional(),
})

/** `content/pages/404.yml`. */
export const notFoundPageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  /** `{path}` is the requested path. */
  asked: phrase('path'),
  /** What may be wrong: if a page has a similar address, and if none has. */
  near: text(),
  /** Instead of `near` if it is one page, `{page}`. */
  nearOne: text().includes('{page}', 'does not name the page; write {page} where its name goes').optional(),
  far: text(),
  finder: z.strictObject({
    label: text(),
    /** How to choose, shown if there is a keyboard. */
    hint: text(),
    /** Shown beside the closest page instead of its kind, `{kind}`. */
    closest: phrase('kind'),
    /** Names of the kinds of pages. */
    kinds: z.strictObject({ page: text(), project: text(), gallery: text() }),
    /** Headings of the lists of all pages, by kind; defaults to the names of the kinds. */
    lists: z.strictObject({ page: text(), project: text(), gallery: text() }).optional(),
    /** The row that shows all pages; `{count}`, `{first}` and `{last}` describe them. */
    all: z.strictObject({ title: phrase('count'), note: phrase('first', 'last'), kind: text() }),
  }),
  projects: z.strictObject({ heading: text(), aside: text() }).optional(),
})

const ofTag = () => phrase('tag', 'count', 'total', 'years')

/**
 * `content/pages/tag.yml`: the works of one tag. `{tag}` is its name, `{count}` and `{total}` are numbers of works,
 * `{years}` is when they were made.
 */
export const tagPageSchema = z.strictObject({
  ...pageHead,
  /** The gallery whose arrangement they have, and the one of all works they lead on to. */
  gallery: gallerySlug(),
  every: gallerySlug(),
  one: z.strictObject({
    title: ofTag(),
    description: ofTag(),
    intro: ofTag(),
    /** Follows the intro where several works show their numbers. */
    numbers: ofTag(),
  }),
  /** Replaces `one.intro` for some tags. */
  lines: z.array(z.strictObject({ tag: slug(), line: text() })).default([]),
  /** For a missing tag, and for one that no work has. */
  line: text(),
  unknown: phrase('tag'),
  near: text(),
  all: z.strictObject({ heading: text(), aside: text() }),
})

/** `content/pages/projects.yml`: all projects, also shown for an unknown one, `{name}`. */
export const projectsPageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  unknown: phrase('name'),
  near: text(),
  all: z.strictObject({ heading: text(), aside: text() }),
  /** The line below the last project, `{first}` if it is named, and the gallery it links to. */
  closing: z.strictObject({ text: phrase('first'), link: text(), to: gallerySlug() }).optional(),
})

/** `content/pages/offline.yml`. */
export const offlinePageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  text: text(),
  /** Replaces `text` if no page is cached. */
  nothing: text(),
  retry: text(),
  /**
   * The list of cached pages; in the aside `{time}` is when the newest was cached, in the state `{pages}` and `{size}`
   * are their number and size. `text` and `nothing` are for visitors who opened the page directly, after `connected`
   * and under the title `line` if they have a connection.
   */
  kept: z.strictObject({
    line: text(),
    connected: text(),
    text: text(),
    nothing: text(),
    heading: text(),
    aside: phrase('time'),
    home: text(),
    state: phrase('pages', 'size'),
    forget: text(),
  }),
  mail: text(),
})

/** `content/pages/privacy.yml`. */
export const privacyPageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  text: text(),
  /** The facts in numbers, shown large; a label may contain a link, as a text of `facts` may. */
  figures: z
    .array(z.strictObject({ value: text(), label: text() }))
    .max(3)
    .default([]),
  facts: z.strictObject({
    heading: text(),
    aside: text(),
    items: z
      .array(
        z.strictObject({
          term: text(),
          text: text(),
          /** A link beside the text: its words, and the page of this site it leads to. */
          link: z
            .strictObject({
              text: text(),
              to: text().regex(/^\//, 'does not begin with /; expected a page of this site, as /contact/'),
            })
            .optional(),
        }),
      )
      .min(1),
  }),
  /**
   * Who answers for the page, and since when it says what it says. In the text `{name}`, `{company}`, `{city}` and
   * `{country}` are those of `site.yml`; in `dated`, `{date}` is the date.
   */
  responsible: z
    .strictObject({
      term: text(),
      text: phrase('name', 'company', 'city', 'country'),
      dated: text().includes('{date}', 'does not name the date; write {date} where it goes'),
      date: day(),
    })
    .optional(),
  /** What applies to the film, depending on where it is hosted; `{host}` is the platform. */
  film: z
    .strictObject({
      term: text(),
      own: text(),
      elsewhere: text().includes('{host}', 'does not name the platform; write {host} where its name goes'),
    })
    .optional(),
})
