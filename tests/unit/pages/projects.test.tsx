import { render, screen, waitFor } from '@testing-library/react'
import { navigate, useStaticQuery, type PageProps } from 'gatsby'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ProjectsPage from '../../../src/pages/projects/[...]'

const picture = { alt: '', focus: null, file: { childImageSharp: null } }
const nodes = ['Alpha', 'Beta'].map((name) => {
  return { path: `/${name.toLowerCase()}/`, name, line: 'A line', role: 'Design', year: 2024, cover: picture }
})
const projectsPage = {
  title: 'Projects',
  description: 'All of them',
  line: 'All projects',
  unknown: 'There is no project {name}.',
  near: 'Perhaps you mean',
  all: { heading: 'All', aside: 'By year' },
  closing: { text: '{first} was the first.', link: 'See all works', to: { path: '/grid-3/' } },
}

/**
 * The page of a list of 26 projects that has two of them, where another address below `/projects/` may have been asked
 * for.
 */
function show({ number = 1, rest }: { number?: number; rest?: string } = {}) {
  const pageInfo = { currentPage: number, pageCount: 13 }
  const props = {
    data: { projectsPage, allProject: { totalCount: 26, pageInfo, nodes } },
    params: rest === undefined ? {} : { '*': rest },
    location: { search: '', hash: '' },
  }
  render(<ProjectsPage {...(props as unknown as PageProps<Queries.ProjectsPageQuery>)} />)
}

const gamma = { path: '/gamma/', title: 'Gamma', kind: 'project' }
const pages = [...nodes.map(({ path, name }) => ({ path, title: name, kind: 'project' })), gamma]

describe('the list of projects', () => {
  beforeEach(() => {
    const siteContent = {
      brand: 'Brand',
      tagline: 'Tag',
      url: 'https://a.example',
      language: 'en',
      owner: { name: 'O' },
    }
    vi.mocked(useStaticQuery).mockReturnValue({ siteContent })
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(Response.json(pages))),
    )
  })

  it('has the number of all projects beside its title, not in it', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All projects')
    expect(screen.getByText('26')).toBeInTheDocument()
  })

  it('leads on to the next page and back by plain links, and asks for no list of all', () => {
    show({ number: 2 })
    expect(screen.getByRole('link', { name: STRINGS.gallery.more })).toHaveAttribute('href', '/projects/3/')
    expect(screen.getByRole('link', { name: STRINGS.gallery.previous })).toHaveAttribute('href', '/projects/')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('ends with the name of the first project and the way on to a gallery, on the last page alone', () => {
    show({ number: 2 })
    expect(screen.queryByRole('link', { name: 'See all works' })).toBeNull()
    show({ number: 13 })
    expect(screen.getByText(/Beta was the first\./)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See all works' })).toHaveAttribute('href', '/grid-3/')
  })

  it('forwards to a project that stands on another page (R3)', async () => {
    show({ rest: 'Gamma' })
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/gamma/', { replace: true }))
  })

  it('says which project of another page may be meant (R3)', async () => {
    show({ rest: 'gamna' })
    expect(await screen.findByRole('heading', { name: 'There is no project gamna.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Gamma' })).toHaveAttribute('href', '/gamma/')
  })
})
