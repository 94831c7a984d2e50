import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isScalar, parseDocument } from 'yaml'
import { TO_WRITE } from '../doctor/skeletons'
import { CONTENT } from '../folder'
import { pageSchemas } from '../schemas/collections'
import { resumeSchema, type Resume } from '../resume/resume'
import { employmentsOf, languageFacts, leftOutOf, listsOf, specialtiesOf, yearLinesOf } from '../resume/take-in'
import { contentAt, NewError, writeNew } from './place'
import type { Answers } from './site-questions'
import { commentedYaml, skeleton } from './skeleton'

const SITE = `${CONTENT}/site.yml`
const ABOUT = `${CONTENT}/pages/about.yml`
const SHEET = `${CONTENT}/pages/devloper-1.yml`

/** The result of a CV import: the files written, and what was left out and why. */
export interface ImportedResume {
  files: string[]
  leftOut: string[]
}

/**
 * Reads a CV in the JSON Resume schema.
 * @throws NewError if the file is missing or not a JSON Resume
 */
export function readResume(file: string): Resume {
  if (!existsSync(file)) throw new NewError(`There is no file ${file}`)
  const result = resumeSchema.safeParse(parsed(file))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new NewError(`${file} is not a JSON Resume: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new NewError(`${file} is not JSON`)
  }
}

/** Answers to the new-site questions that a CV provides. */
export function answersOf({ basics }: Resume): Partial<Answers> {
  const { countryCode = '', city } = basics?.location ?? {}
  const country = /^[A-Z]{2}$/i.test(countryCode)
    ? new Intl.DisplayNames(['en'], { type: 'region' }).of(countryCode.toUpperCase())
    : basics?.location?.region
  const { name, email, label: role, url } = basics ?? {}
  const site = url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
  const known = { name, email, role, url: site, city, country }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

/**
 * Imports a CV: the one-sheet page, the employments on the about page, specialties and introduction.
 * @param root folder that contains `content/`
 * @param fresh whether the existing content was just created by `newSite` and may be overwritten; otherwise only what
 * is missing or still to be written is filled in
 */
export function newResume(root: string, resume: Resume, today: Date, fresh: boolean): ImportedResume {
  const employments = employmentsOf(resume).map(({ told }) => told)
  const specialties = specialtiesOf(resume)
  const summary = resume.basics?.summary
  const imported: ImportedResume = { files: [], leftOut: leftOutOf(resume) }
  const wanted: [file: string, way: string[], value: unknown, of: string][] = [
    [SITE, ['specialties'], specialties, 'skills'],
    [SITE, ['about', 'introduction'], summary, 'basics.summary'],
    [ABOUT, ['hero', 'introduction'], summary, 'basics.summary'],
    [ABOUT, ['timeline', 'employments'], employments, 'work'],
  ]
  for (const [file, way, value, of] of wanted) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    const problem = fill(root, file, way, value, fresh)
    if (problem) imported.leftOut.push(`${of}: ${problem}`)
    else imported.files.push(file)
  }
  if (existsSync(path.join(root, SHEET))) imported.leftOut.push(`${SHEET} is there already`)
  else imported.files.push(writeSheet(root, resume, today, imported.files.includes(ABOUT) && employments.length > 0))
  return { ...imported, files: [...new Set(imported.files)] }
}

/** Sets a value in a file, preserving comments and everything else. Returns the reason if it may not. */
function fill(root: string, file: string, way: readonly string[], value: unknown, fresh: boolean): string | undefined {
  const whole = path.join(root, file)
  if (!existsSync(whole)) return `there is no ${file}`
  const document = parseDocument(readFileSync(whole, 'utf8'))
  const before: unknown = document.getIn(way, true)
  const isOpen = before === undefined || (isScalar(before) && String(before.value).startsWith(TO_WRITE))
  if (!fresh && !isOpen) return `${file} has ${way.join('.')} already`
  if (!document.hasIn(way.slice(0, -1))) return `${file} has no ${way.slice(0, -1).join('.')}`
  document.setIn(way, value)
  // Years refer to specialties by name, and the previous ones are gone.
  if (way.at(-1) === 'employments') document.setIn(['timeline', 'specialties'], [])
  writeFileSync(whole, document.toString({ lineWidth: 0 }))
  return undefined
}

/** Writes the one-sheet page. @param hasYears whether the employments that its years refer to were written */
function writeSheet(root: string, resume: Resume, today: Date, hasYears: boolean): string {
  const { name = '', label = '', summary } = resume.basics ?? {}
  const years = hasYears ? yearLinesOf(resume) : []
  const groups = listsOf(resume)
  const given = {
    title: 'Curriculum vitae',
    'hero.line': [name, label].filter(Boolean),
    ...(summary && { 'hero.lead': summary }),
    'hero.write': 'Write to me',
    'hero.print': 'Print this page',
    'hero.card': 'Save contact card',
    'hero.resume': 'Read as data',
    'hero.facts': languageFacts(resume),
    ...(hasYears && { timeline: { heading: 'Where I have worked', aside: 'The latest first.', years } }),
    ...(groups.length > 0 && { lists: { heading: 'What else there is', aside: 'The latest first.', groups } }),
  }
  const { schema } = pageSchemas['devloper-1']
  const value = skeleton(schema, { given, picture: '', names: contentAt(root).names, year: today.getFullYear() })
  writeNew(root, SHEET, commentedYaml(value, 'devloper-1', schema))
  return SHEET
}
