import type { z } from 'zod'
import { RESUME, siteAddress } from '../../lib/routing/site-address'
import type { Content } from '../content'
import { pageSchemas } from '../schemas/collections'
import { countryCode } from './country-code'
import type { Resume } from './resume'

const sheetSchema = pageSchemas['devloper-1'].schema
type Sheet = z.infer<typeof sheetSchema>

/**
 * The CV as JSON Resume 1.0.0, with the content of the one-sheet page.
 * @param prefix path prefix the site is served under, empty for none
 * @param changed returns when a page last changed, if known
 * @returns undefined if the content leaves the one-sheet page out
 */
export function resumeOf(
  content: Pick<Content, 'site' | 'projects' | 'pages'>,
  prefix: string,
  changed: (path: string) => string | undefined,
): Resume | undefined {
  const { site, pages } = content
  if (!pages['devloper-1']) return undefined
  const sheet = sheetSchema.parse(pages['devloper-1'])
  const { name, role, email, city, country } = site.owner
  const code = countryCode(country, site.language)
  const address = (path: string) => siteAddress(site.url, prefix, path)
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label: role,
      email,
      url: address('/'),
      summary: site.about.introduction,
      location: { city, ...(code ? { countryCode: code } : { region: country }) },
    },
    work: work(content, sheet),
    skills: site.specialties.map((specialty) => ({ name: specialty.name, keywords: specialty.name.split('/') })),
    projects: [...cases(content, sheet, address), ...given(sheet)],
    meta: { canonical: address(RESUME), version: 'v1.0.0', lastModified: changed('/devloper-1/') },
  }
}

/** The employments, latest first, each with the lines of its years. */
function work({ pages }: Pick<Content, 'pages'>, sheet: Sheet): Resume['work'] {
  const { timeline } = pages.about ? pageSchemas.about.schema.parse(pages.about) : {}
  return [...(timeline?.employments ?? [])].reverse().map(({ name, text, from, to }) => ({
    name,
    summary: text,
    startDate: String(from),
    endDate: to === undefined ? undefined : String(to),
    highlights: (sheet.timeline?.years ?? [])
      .filter(({ year }) => from <= year && year <= (to ?? Infinity))
      .map(({ line }) => line),
  }))
}

/** The projects of the sheet, in order, except confidential ones. */
function cases({ projects }: Pick<Content, 'projects'>, sheet: Sheet, address: (path: string) => string) {
  return (sheet.projects?.rows ?? []).flatMap(({ project, field }) =>
    projects
      .filter(({ slug, facts }) => slug === project && !facts.confidential)
      .map(({ slug, facts }) => ({
        name: facts.name,
        description: facts.result,
        keywords: facts.stack,
        startDate: String(facts.year),
        url: address(`/${slug}/`),
        roles: [facts.role],
        entity: facts.client,
        type: field,
      })),
  )
}

/** Entries of the sheet's lists, such as open source and talks. */
function given({ lists }: Sheet) {
  return (lists?.groups ?? []).flatMap(({ name: type, entries }) =>
    entries.map(({ name, line, detail, year, url }) => ({
      name,
      description: line,
      highlights: [detail],
      startDate: String(year),
      url,
      type,
    })),
  )
}
