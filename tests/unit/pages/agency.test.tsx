import { render, screen, within } from '@testing-library/react'
import { useStaticQuery, type PageProps } from 'gatsby'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Agency1Page from '../../../src/pages/agency-1'
import Agency2Page from '../../../src/pages/agency-2'
import { SiteStateProvider } from '../../../src/state/site-state'
import { stubIntersections } from '../intersections'

const upright = { srcSet: '/bench.webp 400w', avif: '/bench.avif 400w', part: '0.25 0 0.5 1' }
const picture = { alt: 'A bench', focus: null, upright, file: { childImageSharp: null } }
const project = { slug: 'beta', path: '/beta/', name: 'Beta', year: 2024 }
const head = { title: 'Studio', description: 'A studio' }

const agency1 = {
  ...head,
  hero: {
    line: ['We build'],
    cases: 'See the cases',
    write: 'Write to us',
    photo: { wide: picture, upright: picture },
  },
  services: {
    heading: 'Services',
    aside: 'Samples',
    usually: 'Usually',
    items: [{ name: 'A rebuild', text: 'Anew', term: 'Weeks' }],
  },
  cases: {
    heading: 'Cases',
    aside: 'Samples',
    read: 'Read',
    items: [{ project, line: 'A case', picture }],
  },
  figures: {
    heading: ['Figures'],
    aside: 'Samples',
    items: [{ value: '12', label: 'years', source: 'a diary' }],
  },
  week: {
    heading: 'Week',
    aside: 'Samples',
    photo: picture,
    days: [{ name: 'Monday', text: 'We talk' }],
    who: 'Who',
    people: [{ name: 'Robin', role: 'Software', since: 2020 }],
  },
  contact: { heading: 'Contact', aside: 'Soon', line: ['Tell us'] },
}

const agency2 = {
  ...head,
  hero: { line: ['We build anew'], lead: 'Faster', work: 'See the work', place: ['Amsterdam'], photo: picture },
  work: {
    heading: ['Work'],
    aside: 'Samples',
    read: 'Read',
    items: [{ project, before: 'A first version', line: 'A work', picture }],
  },
  services: {
    heading: ['Words'],
    aside: 'Ours',
    items: [{ term: 'keep', kind: 'verb', definition: 'To leave', example: 'We keep it' }],
  },
  statement: { line: ['Never finished'], text: 'Why' },
  clients: {
    heading: 'Clients',
    aside: 'Samples',
    columns: { client: 'Client', trade: 'Trade', work: 'What', year: 'Year' },
    read: 'Read',
    items: [{ project, trade: 'Letters', work: 'Rebuild' }],
    open: { name: 'You?', trade: 'Yours', work: 'Tell us', action: 'Send a message' },
  },
}

function show(Page: ComponentType<never>, data: object) {
  const Shown = Page as ComponentType<Pick<PageProps, 'data'>>
  render(
    <SiteStateProvider>
      <Shown data={data} />
    </SiteStateProvider>,
  )
}

/** The headings of the sections, each after the number that stands before it. */
const sections = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => `${heading.previousElementSibling?.textContent ?? ''} ${heading.textContent}`.trim())

beforeEach(() => {
  stubIntersections()
  vi.mocked(useStaticQuery).mockReturnValue({
    siteContent: {
      brand: 'Studio',
      tagline: 'Quiet',
      url: 'https://voorbeeld.example',
      language: 'en',
      owner: { name: 'Robin', company: 'Studio', email: 'hello@example.com', city: 'Amsterdam', country: 'there' },
    },
  })
})

describe('agency-1', () => {
  it('shows every section that has something to show, numbered', () => {
    show(Agency1Page, { agency1Page: agency1 })
    expect(sections()).toEqual(['01 — Services', '02 — Cases', '03 — Figures', '04 — Week', '05 — Contact'])
    expect(screen.getByRole('link', { name: 'See the cases' })).toHaveAttribute('href', '#cases')
  })

  it('says the source of each figure', () => {
    show(Agency1Page, { agency1Page: agency1 })
    const figures = within(screen.getByRole('region', { name: 'Figures' }))
    expect(figures.getByText('Source: a diary')).toBeVisible()
  })

  it.each(['services', 'cases', 'figures', 'contact'] as const)(
    'goes without %s when it is empty or missing',
    (name) => {
      const section = agency1[name]
      const empty = 'items' in section ? { ...section, items: [] } : { ...section, line: [] }
      for (const without of [empty, null]) {
        document.body.innerHTML = ''
        show(Agency1Page, { agency1Page: { ...agency1, [name]: without } })
        expect(sections()).toHaveLength(4)
        expect(sections().map((text) => text.slice(0, 2))).toEqual(['01', '02', '03', '04'])
      }
    },
  )

  it('leads to no cases when there are none, and names nobody when nobody is named', () => {
    show(Agency1Page, { agency1Page: { ...agency1, cases: null, week: { ...agency1.week, people: [] } } })
    expect(screen.queryByRole('link', { name: 'See the cases' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Who' })).toBeNull()
  })
})

describe('agency-2', () => {
  it('shows every section that has something to show; the statement has no number', () => {
    show(Agency2Page, { agency2Page: agency2 })
    expect(sections()).toEqual(['01 — Work', '02 — Words', 'Never finished', '03 — Clients'])
  })

  it('says what there was before a work, above what it is now', () => {
    show(Agency2Page, { agency2Page: agency2 })
    const [before, now] = within(screen.getByRole('article')).getAllByRole('paragraph')
    expect(before).toHaveTextContent(/^A first version$/)
    expect(now).toHaveTextContent(/^A work/)
  })

  it('lists words as terms with their meaning, and clients in a table whose last row is open', () => {
    show(Agency2Page, { agency2Page: agency2 })
    expect(screen.getByRole('term')).toHaveTextContent('keep verb')
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['To leave', 'We keep it'])
    const rows = within(screen.getByRole('table', { name: 'Clients' })).getAllByRole('row')
    expect(rows).toHaveLength(3)
    const [, client, open] = rows.map((row) => within(row))
    expect(client?.getByRole('rowheader')).toHaveTextContent('Beta')
    expect(open?.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', '/contact/')
  })

  it.each(['work', 'services', 'clients'] as const)('goes without %s when it is empty or missing', (name) => {
    for (const without of [{ ...agency2[name], items: [] }, null]) {
      document.body.innerHTML = ''
      show(Agency2Page, { agency2Page: { ...agency2, [name]: without } })
      expect(
        sections()
          .filter((text) => text !== 'Never finished')
          .map((text) => text.slice(0, 2)),
      ).toEqual(['01', '02'])
    }
  })

  it('names the way to all works below those it shows, where there is one', () => {
    const closing = { text: 'Six of them', link: 'See all of it', gallery: { path: '/grid-3/' } }
    show(Agency2Page, { agency2Page: { ...agency2, closing } })
    const link = screen.getByRole('link', { name: 'See all of it' })
    expect(link).toHaveAttribute('href', '/grid-3/')
    const next = screen.getByRole('heading', { name: 'Words' })
    expect(link.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('goes without its statement', () => {
    show(Agency2Page, { agency2Page: { ...agency2, statement: null } })
    expect(screen.queryByRole('heading', { name: 'Never finished' })).toBeNull()
  })
})
