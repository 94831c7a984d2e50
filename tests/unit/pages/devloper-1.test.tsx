import { render, screen, within } from '@testing-library/react'
import { useStaticQuery, type PageProps } from 'gatsby'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Devloper1Page from '../../../src/pages/devloper-1'
import { siteContent } from './site-content'

type Data = Queries.Devloper1PageQuery
type Words = NonNullable<Data['devloper1Page']>

const project = { path: '/alpha/', name: 'Alpha', role: 'Design', stack: ['ReactJS'], year: 2024 }
const words: Words = {
  title: 'One sheet',
  description: 'A sheet',
  hero: {
    line: ['Twelve years'],
    lead: 'Of software',
    write: 'Write',
    print: 'Print',
    card: 'Save card',
    resume: 'As data',
    facts: [],
  },
  matrix: {
    heading: ['Tools'],
    aside: 'Samples',
    led: 'I led it',
    some: 'I did some',
    projects: [project],
    tools: [{ name: 'ReactJS', short: 'React', use: 'Daily', some: [] }],
  },
  timeline: { heading: 'Years', aside: 'Samples', years: [{ year: 2024, line: 'Alpha', project: null }] },
  lists: {
    heading: 'Given away',
    aside: 'Samples',
    groups: [
      { name: 'Talks', entries: [{ name: 'A talk', line: 'On it', detail: 'Utrecht', year: 2024, url: null }] },
      {
        name: 'Open source',
        entries: [{ name: 'a-tool', line: 'For it', detail: 'Sass', year: 2023, url: 'https://example.com/a-tool' }],
      },
      { name: 'Books', entries: [] },
    ],
  },
  projects: { heading: 'Projects', aside: 'Samples', rows: [{ project, field: 'Opticians' }] },
  contact: { heading: ['Questions'] },
  printed: { address: 'https://ada.example/devloper-1/', size: 1, path: 'M0 0h1v1h-1z' },
}
const work = {
  present: 2024,
  specialties: [{ name: 'ReactJS', from: 2018 }],
  employments: [
    { name: 'Agency', text: 'Utrecht', from: 2021, to: 2022 },
    { name: 'Studio', text: 'Freelance', from: 2023, to: null },
  ],
}

function show(changes: Partial<Words> = {}) {
  const data: Data = {
    siteContent: { card: { href: 'data:text/vcard,', file: 'ada.vcf' } },
    devloper1Page: { ...words, ...changes },
    aboutPage: { timeline: work },
  }
  return render(<Devloper1Page {...({ data } as PageProps<Data>)} />)
}

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((head) => `${head.previousSibling?.textContent} ${head.textContent}`)

beforeEach(() => {
  vi.mocked(useStaticQuery).mockReturnValue({ siteContent })
})

describe('/devloper-1/ (R1)', () => {
  it('numbers its five sections', () => {
    show()
    expect(sections()).toEqual(['01 — Tools', '02 — Years', '03 — Given away', '04 — Projects', '05 — Questions'])
  })

  it('offers the contact card and the data where they have a name', () => {
    const { unmount } = show()
    expect(screen.getByRole('link', { name: 'Save card' })).toHaveAttribute('download', 'ada.vcf')
    expect(screen.getByRole('link', { name: 'As data' })).toHaveAttribute('href', '/resume.json')
    unmount()
    show({ hero: { ...words.hero, card: null, resume: null } })
    expect(screen.queryByRole('link', { name: /card|data/ })).toBeNull()
  })

  it.each<[string, Partial<Words>]>([
    ['left out', { matrix: null, timeline: null, lists: null, projects: null }],
    [
      'empty',
      {
        matrix: { ...words.matrix, tools: [] } as NonNullable<Words['matrix']>,
        timeline: { heading: 'Years', aside: 'Samples', years: [] },
        lists: { heading: 'Given away', aside: 'Samples', groups: [{ name: 'Books', entries: [] }] },
        projects: { heading: 'Projects', aside: 'Samples', rows: [] },
      },
    ],
  ])('shows no section that is %s, and leaves no gap in the numbers', (_name, changes) => {
    show(changes)
    expect(sections()).toEqual(['01 — Questions'])
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('has no matrix without a column', () => {
    show({ matrix: { ...words.matrix, projects: [] } as unknown as NonNullable<Words['matrix']> })
    expect(sections()[0]).toBe('01 — Years')
  })

  it('shows no list that is empty', () => {
    show()
    expect(screen.getAllByRole('heading', { level: 3, name: /Talks|Open source|Books/ })).toHaveLength(2)
  })

  it('leads from an entry to its address, where it has one', () => {
    show()
    expect(screen.getByRole('link', { name: 'a-tool' })).toHaveAttribute('href', 'https://example.com/a-tool')
    expect(screen.queryByRole('link', { name: 'A talk' })).toBeNull()
  })

  it('leads from the first mention of a project in a line to its page', () => {
    const names = {
      name: 'A talk',
      line: 'What Alpha taught me of Alphabets',
      detail: 'Utrecht',
      year: 2024,
      url: null,
    }
    show({
      timeline: {
        heading: 'Years',
        aside: 'Samples',
        years: [{ year: 2024, line: 'Alpha. Receipts.', project: null }],
      },
      lists: { heading: 'Given away', aside: 'Samples', groups: [{ name: 'Talks', entries: [names] }] },
    })
    for (const name of ['Years', 'Given away']) {
      const links = within(screen.getByRole('region', { name })).getAllByRole('link')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Alpha', '/alpha/']])
    }
    expect(screen.getByText(/taught me of Alphabets/)).toHaveTextContent('What Alpha taught me of Alphabets')
  })

  it('leads from each project of a line to its page, and so from the project of its year', () => {
    const year = { year: 2024, line: 'Omega, after Alpha. Omega again.', project: { path: '/omega/', name: 'Omega' } }
    show({ timeline: { heading: 'Years', aside: 'Samples', years: [year] } })
    const years = screen.getByRole('region', { name: 'Years' })
    const links = within(years).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Omega', '/omega/'],
      ['Alpha', '/alpha/'],
    ])
    expect(years).toHaveTextContent('Omega, after Alpha. Omega again.')
  })

  it('does not take part of a word for a project', () => {
    show({
      timeline: { heading: 'Years', aside: 'Samples', years: [{ year: 2024, line: 'Alphabets only.', project: null }] },
    })
    expect(within(screen.getByRole('region', { name: 'Years' })).queryByRole('link')).toBeNull()
  })

  it('says in words what a cell of the matrix shows', () => {
    show()
    const row = within(screen.getByRole('table', { name: 'Tools' })).getByRole('row', { name: /ReactJS/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['led', 'Since 2018 Daily'])
  })

  it('lists every year of every employment, newest first', () => {
    show()
    expect(screen.getAllByText(/^20\d\d$/, { selector: 'li > span' }).map(({ textContent }) => textContent)).toEqual([
      '2024',
      '2023',
      '2022',
      '2021',
    ])
  })
})
