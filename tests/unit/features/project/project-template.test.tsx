import { cleanup, render, screen, within } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CaseStudy } from '../../../../src/features/project/case-study/case-study'
import { SideColumn } from '../../../../src/features/project/details-beside/side-column'
import { FullWidth } from '../../../../src/features/project/details-full-width/full-width'
import type { PlacedDevice } from '../../../../src/features/project/template-props'
import { SiteStateProvider } from '../../../../src/state/site-state'
import { coverPicture, picture } from '../../picture-fixture'
import { decisionScreen } from './screen-fixture'

const chapter = (title: string, parts: readonly string[] = []) => ({
  title,
  lead: `Lead of ${title}.`,
  html: '',
  parts: parts.map((part) => ({ title: part, html: `<p>Why ${part}.</p>` })),
})
const neighbour = (name: string, order: number) => {
  return {
    path: `/${name}/`,
    name,
    nameWidth: 2,
    nameBearing: 0.05,
    line: `${name} in a line.`,
    order,
    cover: picture(`Cover of ${name}`),
  }
}
const screenOf = (kind: string, alt: string) => decisionScreen(alt, { kind, caption: `Caption of ${alt}.` })

const full: Queries.ProjectTemplateFragment = {
  path: '/alpha/',
  name: 'alpha',
  nameWidth: 2,
  nameBearing: 0.05,
  order: 2,
  line: 'What alpha is.',
  result: 'It works.',
  client: 'Client Alpha',
  role: 'Developer',
  team: 'Two people',
  year: 2021,
  duration: 'Nine weeks',
  technologies: [
    { name: 'ReactJS', path: '/works/react/' },
    { name: 'Sass', path: null },
  ],
  links: [{ label: 'alpha.example', url: 'https://alpha.example/' }],
  note: 'All of it is invented.',
  cover: coverPicture('The cover'),
  scene: coverPicture('The scene'),
  captions: { cover: 'Caption of the cover.', scene: null },
  story: [
    chapter('Situation'),
    chapter('My part'),
    chapter('Decisions', ['Keep it plain', 'Ask once']),
    chapter('Outcome'),
    chapter('What I would do differently'),
  ],
  screens: [screenOf('desktop', 'The desk'), screenOf('phone', 'The phone')],
  figures: [{ value: '7 of 9', bearing: 0.05, label: 'lines filled in', source: 'the sample list' }],
  quote: { text: 'Nothing to look up.', author: 'A cook', source: 'an interview, 2021' },
}
/** What the content check lets through at the least. */
const spare: Queries.ProjectTemplateFragment = {
  ...full,
  note: null,
  duration: null,
  links: [],
  captions: null,
  story: [chapter('Decisions', ['Keep it plain'])],
  screens: [{ ...screenOf('tablet', 'The tablet'), caption: null }],
  figures: [],
  quote: null,
}

/** Texts of elements and of images in the order of the page. By role takes seconds on a page as long as these. */
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const alts = () => [...document.querySelectorAll('img')].map(({ alt }) => alt)

const templates = { 'case-study': CaseStudy, 'details-1': SideColumn, 'details-2': FullWidth }
type Name = keyof typeof templates

function show(template: Name, project: Queries.ProjectTemplateFragment, device?: PlacedDevice) {
  const Template = templates[template]
  render(
    <SiteStateProvider>
      <Template
        project={project}
        previous={neighbour('before', 1)}
        next={neighbour('after', 3)}
        works="/works/"
        device={device}
      />
    </SiteStateProvider>,
  )
}

// What the link to the contact page asks for.
beforeEach(() => void vi.mocked(useStaticQuery).mockReturnValue({ contactPage: { id: 'contact' } }))

describe.each<Name>(['case-study', 'details-1', 'details-2'])('template %s', (template) => {
  it('tells the whole of a project: facts, story, pictures, figures and quote with their sources', () => {
    show(template, full)
    expect(texts('h1')).toEqual(['alpha'])
    expect(screen.getByText('It works.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ReactJS' })).toHaveAttribute('href', '/works/react/')
    expect(screen.getByRole('link', { name: 'ReactJS' }).closest('dd')).toHaveTextContent('ReactJS, Sass')
    for (const fact of ['Client Alpha', 'Developer', 'Two people']) expect(screen.getByText(fact)).toBeVisible()
    const live = screen.getByRole('link', { name: 'alpha.example' })
    expect(live).toHaveAttribute('href', 'https://alpha.example/')
    expect(live).toHaveAttribute('rel', 'noopener')
    const headings = texts('h2, h3')
    expect(headings).toEqual(
      expect.arrayContaining(full.story.flatMap(({ title, parts }) => [title, ...parts.map((part) => part.title)])),
    )
    expect(alts()).toEqual(expect.arrayContaining(['The cover', 'The scene', 'The desk', 'The phone']))
    expect(screen.getByText('Caption of The phone.')).toBeVisible()
    expect(screen.getByText('All of it is invented.')).toBeVisible()
    expect(screen.getByText('Source: the sample list')).toBeVisible()
    expect(screen.getByText('“Nothing to look up.”')).toBeVisible()
    expect(screen.getByText('Source: an interview, 2021')).toBeVisible()
  })

  it('leads to the next project', () => {
    show(template, full)
    const ways = within(screen.getByRole('navigation', { name: /^(Next project|Other projects)$/ }))
    expect(ways.getByRole('link', { name: /after/ })).toHaveAttribute('href', '/after/')
  })

  it('leaves nothing empty where a project has less', () => {
    show(template, spare)
    expect(texts('h2, h3')).not.toContain('Outcome')
    expect(screen.queryByText(/^Source/)).toBeNull()
    for (const element of document.querySelectorAll('p, dd, figcaption, li, ul, h2, h3'))
      expect(element.textContent, element.outerHTML).not.toBe('')
  })
})

it('says at the end of a case study what its link does', () => {
  show('case-study', full)
  expect(screen.getByRole('link', { name: /after.*Read the case/ })).toHaveAttribute('href', '/after/')
})

describe.each<Name>(['case-study', 'details-1'])('template %s', (template) => {
  it('invites to its device in the opening, as far as that says how', () => {
    const device = { decision: 2, invite: 'Move the hour', content: <figure /> }
    show(template, full, device)
    expect(screen.getByRole('link', { name: 'Move the hour' })).toHaveAttribute('href', '#decision-2')
    expect(document.querySelector('#decision-2 figure')).not.toBeNull()
    expect(alts()).not.toContain('The phone')
    cleanup()
    show(template, full, { ...device, invite: null })
    expect(document.querySelector('p > [href^="#"]')).toBeNull()
  })
})

describe('details-1', () => {
  it('leads to each part of its long column, in their order', () => {
    show('details-1', full, { decision: 2, invite: null, content: <figure /> })
    const links = within(screen.getByRole('navigation', { name: 'In this work' })).getAllByRole('link')
    const parts = ['Situation', 'My part', 'Keep it plain', 'Ask once', 'Outcome', 'What I would do differently']
    expect(links.map(({ textContent }) => textContent)).toEqual(parts)
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '')
      expect(part?.parentElement).toHaveTextContent(link.textContent)
    }
  })

  it('has no list of parts where there is only one', () => {
    show('details-1', spare)
    expect(screen.queryByRole('navigation', { name: 'In this work' })).toBeNull()
  })

  it('gives a device no number among the pictures', () => {
    const project = { ...full, captions: { cover: 'The first.', scene: 'The last.' } }
    show('details-1', project, { decision: 1, invite: null, content: <figure /> })
    expect(screen.getAllByText(/^1\.\d$/).map(({ textContent }) => textContent)).toEqual(['1.1', '1.2', '1.3'])
  })

  it('numbers the pictures that have captions, and leads back to all works', () => {
    show('details-1', full)
    expect(screen.getAllByText(/^1\.\d$/).map(({ textContent }) => textContent)).toEqual(['1.1', '1.2', '1.3'])
    expect(screen.getByRole('link', { name: 'All works' })).toHaveAttribute('href', '/works/')
    // One beside the facts and one below the pictures; a window shows one of them.
    const asks = screen.getAllByRole('link', { name: 'Ask about this work' })
    expect(asks.map((ask) => ask.getAttribute('href'))).toEqual(['/contact/', '/contact/'])
    expect(screen.getByText('2021, nine weeks')).toBeVisible()
  })
})

describe('details-2', () => {
  it('puts a phone beside the cover, and the other screens below', () => {
    show('details-2', full)
    expect(alts().slice(0, 4)).toEqual(['The scene', 'The cover', 'The phone', 'The desk'])
  })

  it('shows phones the part of a wide screen that its content names', () => {
    const part = { left: 20, top: 10, width: 30, ratio: 1.2 }
    show('details-2', {
      ...full,
      screens: [screenOf('phone', 'The phone'), { ...screenOf('desktop', 'The desk'), part }],
    })
    expect(screen.getByAltText('The desk').closest('.part')).toHaveStyle({ '--part-left': '20', '--part-ratio': '1.2' })
    expect(screen.getByAltText('The phone').closest('.part')).toBeNull()
  })

  it('has its title on the first picture, with what it is', () => {
    show('details-2', full)
    expect(screen.getByText('What alpha is.').parentElement).toHaveTextContent('alphaWhat alpha is.')
    expect(screen.getByText('What alpha is.').previousElementSibling?.tagName).toBe('H1')
  })

  it.each([
    ['Previous project: before', 'before'],
    ['Next project: after', 'after'],
  ])('shows the cover of its neighbour: %s', (name, slug) => {
    show('details-2', full)
    const { cover } = neighbour(slug, 1)
    const shown = cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src
    expect(screen.getByRole('link', { name }).querySelector('img')).toHaveAttribute('src', shown)
  })

  it('has its device below the decisions, beside all of its screens, and leads to it', () => {
    show('details-2', full, { decision: 1, invite: 'Fold it', content: <p>The device</p> })
    const device = screen.getByText('The device')
    expect(screen.getByText('Ask once').compareDocumentPosition(device)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'Fold it' })).toHaveAttribute('href', `#${device.closest('[id]')?.id}`)
    expect(screen.getByText('Try it')).toBeInTheDocument()
    expect(alts()).toContain('The desk')
  })

  it('leads to both neighbours', () => {
    show('details-2', full)
    const ways = within(screen.getByRole('navigation', { name: 'Other projects' }))
    expect(ways.getByRole('link', { name: 'Previous project: before' })).toHaveAttribute('href', '/before/')
    expect(ways.getByRole('link', { name: 'Next project: after' })).toHaveAttribute('href', '/after/')
  })
})
