import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TechnologyMatrix } from '../../../../src/features/gallery/tags/technology-matrix'

it('leads from a used cell to its project, which the keyboard reaches by the head of the column', () => {
  const react = { name: 'React', path: '/works/react/', count: 1 }
  const projects = [
    { path: '/alpha/', name: 'Alpha', technologies: [{ path: react.path }] },
    { path: '/beta/', name: 'Beta', technologies: [] },
  ]
  render(<TechnologyMatrix technologies={[react]} projects={projects} some={[]} present={react.path} />)
  const [used, unused] = within(screen.getByRole('row', { name: /^React/ })).getAllByRole('cell')
  const link = used?.querySelector('a')
  expect(link).toHaveAttribute('href', '/alpha/')
  expect(link).toHaveAttribute('tabindex', '-1')
  expect(unused?.querySelector('a')).toBeNull()
  expect(screen.getByRole('link', { name: 'Alpha' })).toHaveAttribute('href', '/alpha/')
})

it('tells a project in which only some of the work was the owner’s from those that are counted', () => {
  const react = { name: 'React', path: '/works/react/', count: 1 }
  const projects = [
    { path: '/alpha/', name: 'Alpha', technologies: [{ path: react.path }] },
    { path: '/beta/', name: 'Beta', technologies: [] },
  ]
  const some = [{ technology: 'react', project: 'beta' }]
  render(<TechnologyMatrix technologies={[react]} projects={projects} some={some} present={react.path} />)
  const cells = within(screen.getByRole('row', { name: /^React/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    STRINGS.matrix.used,
    STRINGS.curriculum.some,
    String(react.count),
  ])
  expect(screen.getByRole('list')).toHaveTextContent(STRINGS.matrix.some)
})
