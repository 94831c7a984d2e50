import { TO_WRITE } from '../doctor/skeletons'
import type { Resume } from './resume'

/** The earliest year allowed in the content. */
const EARLIEST = 1990

const toWrite = (what: string) => `${TO_WRITE} ${what}`
/** Joins the non-empty parts; undefined if there are none. */
function join(parts: readonly (string | undefined)[], by: string): string | undefined {
  const text = parts.filter(Boolean).join(by)
  return text === '' ? undefined : text
}

const yearOf = (date: string | undefined) => (date === undefined ? undefined : Number(date.slice(0, 4)))

/** The employments as listed in `about.yml`, oldest first; those without a name or a valid start year are skipped. */
export function employmentsOf({ work = [] }: Resume) {
  return work
    .flatMap(({ name, location, position, summary, startDate, endDate }) => {
      const [from, to] = [yearOf(startDate), yearOf(endDate)]
      if (name === undefined || from === undefined || from < EARLIEST) return []
      const text = join([location, position], '. ')
      const told = {
        name,
        text: text ? `${text}.` : toWrite('What you did there'),
        from,
        ...(to !== undefined && { to }),
      }
      return [{ told, summary }]
    })
    .sort((a, b) => a.told.from - b.told.from)
}

/** The lines of the CV's timeline: each employment's summary, in its first year. Latest first. */
export const yearLinesOf = (resume: Resume) =>
  employmentsOf(resume)
    .flatMap(({ told, summary }) => (summary ? [{ year: told.from, line: summary }] : []))
    .filter(({ year }, i, all) => all.findIndex((one) => one.year === year) === i)
    .reverse()

/** The specialties as listed in `site.yml`. */
export const specialtiesOf = ({ skills = [] }: Resume) =>
  skills.flatMap(({ name, level, keywords = [] }) =>
    name === undefined ? [] : [{ name, note: join([level, ...keywords], ', ') ?? toWrite('What you use it for') }],
  )

/** The languages as a single fact for the head of the CV. */
export const languageFacts = ({ languages = [] }: Resume) => {
  const value = join(
    languages.map(({ language, fluency }) => language && (fluency ? `${language} (${fluency})` : language)),
    ', ',
  )
  return value ? [{ term: 'Languages', value }] : []
}

/** Education and projects as listed in the CV, each with its year; those without a name or valid year are skipped. */
export function listsOf({ education = [], projects = [] }: Resume) {
  const schools = education.map(({ institution, area, studyType, startDate, endDate, score }) => ({
    group: 'Education',
    name: institution,
    line: join([studyType, area], ', '),
    detail: score,
    year: yearOf(endDate ?? startDate),
  }))
  const works = projects.map(({ name, description, keywords = [], entity, startDate, type }) => ({
    group: type ?? 'Projects',
    name,
    line: description,
    detail: join(keywords, ', ') ?? entity,
    year: yearOf(startDate),
  }))
  const told = [...works, ...schools].flatMap(({ group, name, line, detail, year }) =>
    name === undefined || year === undefined || year < EARLIEST
      ? []
      : [{ group, name, line: line ?? toWrite('What it is'), detail: detail ?? toWrite('With what, or where'), year }],
  )
  return [...new Set(told.map(({ group }) => group))].map((group) => ({
    name: group,
    entries: told
      .filter((one) => one.group === group)
      .map(({ name, line, detail, year }) => ({ name, line, detail, year })),
  }))
}

/** The fields that are imported, by section. */
const TAKEN: Readonly<Record<string, readonly string[] | true>> = {
  $schema: true,
  meta: true,
  basics: ['name', 'label', 'email', 'url', 'summary', 'location'],
  work: ['name', 'location', 'position', 'startDate', 'endDate', 'summary'],
  education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
  skills: ['name', 'level', 'keywords'],
  languages: ['language', 'fluency'],
  projects: ['name', 'description', 'keywords', 'startDate', 'entity', 'type'],
}

/** Paths of fields the content has no place for: `awards`, `basics.phone`, `work.highlights`. */
export function leftOutOf(resume: Resume): string[] {
  return Object.entries(resume).flatMap(([key, value]) => {
    const taken = TAKEN[key]
    if (taken === undefined) return isEmpty(value) ? [] : [key]
    if (taken === true) return []
    const parts = [value].flat().flatMap((one) => Object.entries(one ?? {}))
    const left = parts.filter(([part, content]) => !taken.includes(part) && !isEmpty(content))
    return [...new Set(left.map(([part]) => `${key}.${part}`))]
  })
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
