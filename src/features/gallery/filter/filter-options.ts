import { createFilter, type GroupBase } from 'react-select'
import type { TagCount } from '../tags/tags'
import type { Work } from '../works/work'

/** A tag to filter by, or a work to open. */
export interface FilterOption {
  value: string
  label: string
  /** Shown on the right: how many works a tag has, or a work's kind. */
  note: string
  work?: Work
}

/** Options under a heading. */
export type FilterGroup = GroupBase<FilterOption>

/** The option that clears the choice. */
export const ALL = ''

/** The most matches offered of each sort; of tags fewer if works match too, so that some of them are in sight. */
const MOST_TAGS = 5
const MOST_TAGS_ABOVE_WORKS = 3
const MOST_WORKS = 6

/** The fewest letters that are looked for in the middle of words too: fewer occur nearly everywhere. */
const LEAST_WITHIN = 3

const matches = createFilter<FilterOption>()

const startsWith = createFilter<FilterOption>({ matchFrom: 'start', stringify: ({ label }) => label })

/** Whether a word of the option's label starts with the typed text. */
function begins(option: FilterOption, typed: string): boolean {
  const words = option.label.matchAll(/[\p{L}\p{N}]+/gu)
  return [...words].some(({ index }) =>
    startsWith({ ...option, data: option, label: option.label.slice(index) }, typed),
  )
}

/** All works first, then every tag with its count. */
export function tagOptions(tags: readonly TagCount[], total: number): FilterOption[] {
  const all = { value: ALL, label: STRINGS.gallery.allWorks, note: String(total) }
  return [all, ...tags.map(({ tag, label, count }) => ({ value: tag, label, note: String(count) }))]
}

/**
 * What the dropdown offers (C11): every tag or, once something is typed, the matching tags and works in two groups,
 * those with a word that starts with it first; one or two letters are matched with the starts of words only. Chosen
 * tags are left out.
 */
export function optionsFor(
  typed: string,
  { tags, works, chosen }: { tags: readonly FilterOption[]; works: readonly Work[]; chosen: readonly string[] },
): (FilterOption | FilterGroup)[] {
  const open = tags.filter(({ value }) => !chosen.includes(value))
  if (typed.trim() === '') return open
  const isShort = typed.trim().length < LEAST_WITHIN
  const rank = (option: FilterOption) => Number(!begins(option, typed))
  const found = (options: readonly FilterOption[]) =>
    options
      .filter((option) =>
        isShort
          ? begins(option, typed)
          : matches({ ...option, data: option, value: option.work ? '' : option.value }, typed),
      )
      .sort((one, other) => rank(one) - rank(other))
  const names = works.map((work) => ({ value: `work ${work.slug}`, label: work.name, note: work.kind, work }))
  const matching = found(names).slice(0, MOST_WORKS)
  return [
    {
      label: STRINGS.gallery.tags,
      options: found(open).slice(0, matching.length > 0 ? MOST_TAGS_ABOVE_WORKS : MOST_TAGS),
    },
    { label: STRINGS.gallery.works, options: matching },
  ].filter(({ options }) => options.length > 0)
}
