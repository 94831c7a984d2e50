import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { answersOf, newResume, readResume } from '../../../src/content/new/new-resume'
import { newSite } from '../../../src/content/new/new-site'
import { pageRoutes } from '../../../src/content/page-routes'
import { contentFolder, markAsSample, type Changes } from './with-content'

const ROOT = path.resolve(__dirname, '../../..')
const TODAY = new Date('2026-03-02T12:00:00Z')
const ROUTES = pageRoutes(path.join(ROOT, 'src/pages'))

const RESUME = {
  basics: {
    name: 'Inês Duarte',
    label: 'engineer',
    email: 'ines@duarte.pt',
    phone: '+351 1234',
    url: 'https://duarte.pt/me',
    summary: 'I mend\nwhat is old.',
    location: { city: 'Lisbon', countryCode: 'PT', address: 'Rua 1' },
  },
  work: [
    { name: 'Now Lda', position: 'Lead', location: 'Lisbon', startDate: '2020-03', highlights: ['One'] },
    {
      name: 'Before Lda',
      position: 'Developer',
      startDate: '2016',
      endDate: '2019-12-31',
      summary: 'Ships and ports.',
    },
  ],
  education: [{ institution: 'Técnico', studyType: 'MSc', area: 'Computing', endDate: '2015', score: '17/20' }],
  skills: [{ name: 'Rust', level: 'Every day', keywords: ['Tokio'] }],
  languages: [{ language: 'Portuguese', fluency: 'Native' }, { language: 'English' }],
  projects: [{ name: 'Barco', description: 'Tides', startDate: '2021', keywords: ['Rust', 'WASM'] }],
  awards: [{ title: 'Best of all' }],
  interests: [],
}

const site = (changes: Changes = {}) => path.dirname(contentFolder(changes))
const load = (root: string) => loadContent(path.join(root, 'content'), ROUTES, { today: TODAY })
const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')
const resumeIn = (root: string, resume: unknown = RESUME) => {
  const file = path.join(root, 'resume.json')
  writeFileSync(file, typeof resume === 'string' ? resume : JSON.stringify(resume))
  return file
}

/** A site that `newSite` has just made of the answers in the resume. */
function freshSite() {
  const root = site({ 'site.yml': null })
  markAsSample(path.join(root, 'content'))
  mkdirSync(path.join(root, 'src/styles'), { recursive: true })
  cpSync(path.join(ROOT, 'src/styles/_tokens.scss'), path.join(root, 'src/styles/_tokens.scss'))
  const resume = readResume(resumeIn(root))
  const asked = { company: 'Duarte', 'time-zone': 'Europe/Lisbon', language: 'en', accent: '#2f6f9f' }
  newSite(root, { ...asked, ...answersOf(resume) }, TODAY)
  return { root, resume }
}

it('answers what a new site asks for: name, address and country', () => {
  expect(answersOf(readResume(resumeIn(site())))).toEqual({
    name: 'Inês Duarte',
    email: 'ines@duarte.pt',
    role: 'engineer',
    url: 'https://duarte.pt',
    city: 'Lisbon',
    country: 'Portugal',
  })
})

it('asks for the address of a site that the curriculum gives without its scheme', () => {
  const resume = { ...RESUME, basics: { ...RESUME.basics, url: 'duarte.pt' } }
  expect(answersOf(readResume(resumeIn(site(), resume)))).not.toHaveProperty('url')
})

it('fills a new site without a fault: introduction, specialties, employments and the one sheet', () => {
  const { root, resume } = freshSite()
  const { files, leftOut } = newResume(root, resume, TODAY, true)
  expect(files).toEqual(['content/site.yml', 'content/pages/about.yml', 'content/pages/devloper-1.yml'])
  const { content, faults } = load(root)
  expect(faults.map(formatFault)).toEqual([])
  expect(content?.site.about.introduction).toBe('I mend what is old.')
  expect(content?.site.specialties).toEqual([{ name: 'Rust', note: 'Every day, Tokio' }])
  expect(content?.pages.about).toMatchObject({
    timeline: {
      employments: [
        { name: 'Before Lda', text: 'Developer.', from: 2016, to: 2019 },
        { name: 'Now Lda', text: 'Lisbon. Lead.', from: 2020 },
      ],
    },
  })
  expect(content?.pages['devloper-1']).toMatchObject({
    hero: { lead: 'I mend what is old.', facts: [{ value: 'Portuguese (Native), English' }] },
    timeline: { years: [{ year: 2016, line: 'Ships and ports.' }] },
    lists: {
      groups: [
        { name: 'Projects', entries: [{ name: 'Barco', line: 'Tides', detail: 'Rust, WASM', year: 2021 }] },
        { name: 'Education', entries: [{ name: 'Técnico', line: 'MSc, Computing', detail: '17/20', year: 2015 }] },
      ],
    },
  })
  expect(leftOut).toEqual(['basics.phone', 'work.highlights', 'awards'])
})

it('writes over nothing of an author, and says what has found no place', () => {
  const root = site()
  const files = ['site.yml', 'pages/about.yml', 'pages/devloper-1.yml'].map((name) => `content/${name}`)
  const before = files.map((file) => read(root, file))
  const taken = newResume(root, readResume(resumeIn(root)), TODAY, false)
  expect(taken.files).toEqual([])
  expect(taken.leftOut).toContain('work: content/pages/about.yml has timeline.employments already')
  expect(taken.leftOut).toContain('content/pages/devloper-1.yml is there already')
  expect(files.map((file) => read(root, file))).toEqual(before)
})

it('fills in what an author has still to write, and keeps the comments around it', () => {
  const before = read(site(), 'content/pages/about.yml')
  const root = site({
    'pages/about.yml': before.replace('introduction: An engineer', '# Who I am.\n  introduction: "TODO: Introduction"'),
  })
  newResume(root, readResume(resumeIn(root)), TODAY, false)
  expect(read(root, 'content/pages/about.yml')).toContain('# Who I am.\n  introduction: "I mend what is old."')
})

it.each([
  ['{', 'is not JSON'],
  ['[]', 'is not a JSON Resume'],
  ['{"work": [{"startDate": "March"}]}', 'work.0.startDate is not a date; expected one like 2019'],
])('says of %s what is wrong', (text, words) => {
  expect(() => readResume(resumeIn(site(), text))).toThrow(words)
})
