import { z } from 'zod'
import { fact, gallerySlug, pageHead, picture, slug, specialtyName, text, year } from '../common'

/**
 * `content/pages/about.yml`. What the overlay shows as well, with other words, is in `site.yml`. Sections may be left out.
 */
export const aboutPageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    /** The display line, one entry a line. */
    line: z.array(text()).min(1),
    introduction: text(),
    /** The contact line; the address follows it. */
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
  /** A column for each year, from the first that anything below, or a project, began in. */
  timeline: z
    .strictObject({
      heading: text(),
      aside: text(),
      /** The last of the years. */
      present: year(),
      /** In their order; one without `to` has not ended. */
      employments: z.array(z.strictObject({ name: text(), text: text(), from: year(), to: year().optional() })).min(1),
      specialties: z.array(z.strictObject({ name: specialtyName(), from: year() })).default([]),
      /** What the row of projects is called; the projects are those of `content/projects`. */
      projects: text(),
    })
    .optional(),
  details: z.strictObject({ heading: text(), aside: text(), save: text(), print: text() }).optional(),
})

/**
 * `content/pages/contact.yml`. The card itself comes from `site.yml`, as the overlay shows the same. Without the hours of
 * `site.yml` theirs do not show; sections may be left out.
 */
export const contactPageSchema = z.strictObject({
  ...pageHead,
  /** How soon there is an answer. */
  answer: fact().extend({ detail: text() }),
  hours: z.strictObject({ heading: z.array(text()).min(1), mine: text(), yours: text() }).optional(),
  card: z
    .strictObject({
      heading: text(),
      aside: text(),
      text: text(),
      /** What the code is, for those who do not see it. */
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
  /** `{path}` is what was asked for. */
  asked: text(),
  /** What may be wrong: when a page has nearly this address, and when none has. */
  near: text(),
  far: text(),
  finder: z.strictObject({
    label: text(),
    /** How to choose, where there is a keyboard. */
    hint: text(),
    /** What stands beside the nearest page instead of its kind, `{kind}`. */
    closest: text(),
    /** What a page is called, by its kind. */
    kinds: z.strictObject({ page: text(), project: text(), gallery: text() }),
    /** What stands over the list of all pages of a kind; the kind itself where it is left out. */
    lists: z.strictObject({ page: text(), project: text(), gallery: text() }).optional(),
    /** The row that shows every page; `{count}`, `{first}` and `{last}` stand for theirs. */
    all: z.strictObject({ title: text(), note: text(), kind: text() }),
  }),
  projects: z.strictObject({ heading: text(), aside: text() }).optional(),
})

/**
 * `content/pages/tag.yml`: the works of one tag. `{tag}` is its name, `{count}` and `{total}` are numbers of works, `{years}`
 * is when they were made.
 */
export const tagPageSchema = z.strictObject({
  ...pageHead,
  /** The gallery that the works of a tag are a part of. */
  gallery: gallerySlug(),
  one: z.strictObject({ title: text(), description: text(), intro: text() }),
  /** What is said of some tags in the place of `one.intro`. */
  lines: z.array(z.strictObject({ tag: slug(), line: text() })).default([]),
  /** For no tag, and for one that no work has. */
  line: text(),
  unknown: text(),
  near: text(),
  all: z.strictObject({ heading: text(), aside: text() }),
})

/** `content/pages/projects.yml`: all projects, also for an unknown one, `{name}`. */
export const projectsPageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  unknown: text(),
  near: text(),
  all: z.strictObject({ heading: text(), aside: text() }),
  /** The line under the last of them, and the gallery it leads to. */
  closing: z.strictObject({ text: text(), link: text(), to: gallerySlug() }).optional(),
})

/** `content/pages/offline.yml`. */
export const offlinePageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  text: text(),
  /** Instead of `text` where nothing has been kept. */
  nothing: text(),
  retry: text(),
  /**
   * The list of kept pages; `{time}` in the aside is when the newest was kept, `{pages}` and `{size}` in the state how many
   * there are and how much room they take. `text` and `nothing` are for who comes without having wanted another page.
   */
  kept: z.strictObject({
    text: text(),
    nothing: text(),
    heading: text(),
    aside: text(),
    home: text(),
    state: text(),
    forget: text(),
  }),
  mail: text(),
})

/** `content/pages/privacy.yml`. */
export const privacyPageSchema = z.strictObject({
  ...pageHead,
  line: text(),
  text: text(),
  /** What the facts come to in numbers, shown large. */
  figures: z
    .array(z.strictObject({ value: text(), label: text() }))
    .max(3)
    .default([]),
  facts: z.strictObject({
    heading: text(),
    aside: text(),
    items: z.array(z.strictObject({ term: text(), text: text() })).min(1),
  }),
  /** What is true of the film, by where it is; `{host}` is the platform. */
  film: z
    .strictObject({
      term: text(),
      own: text(),
      elsewhere: text().includes('{host}', 'does not name the platform; write {host} where its name goes'),
    })
    .optional(),
})
