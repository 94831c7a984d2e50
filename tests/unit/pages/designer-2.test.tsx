import { render, screen } from '@testing-library/react'
import { useStaticQuery, type PageProps } from 'gatsby'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Designer2Page from '../../../src/pages/designer-2'
import { noPicture, siteContent } from './site-content'

type Data = Queries.Designer2PageQuery
type Words = NonNullable<Data['designer2Page']>

const work = { path: '/alpha/', name: 'Alpha', line: 'A sample', year: 2024 }
const words: Words = {
  title: 'Look',
  description: 'Pictures',
  hero: { line: ['I look,', 'then I build.'], picture: { ...noPicture, upright: { srcSet: '', avif: '', part: '' } } },
  essay: { paragraphs: ['In the blue hour'], note: 'On order', action: 'See the work' },
  plates: [{ caption: 'Five parts', picture: noPicture }],
  works: {
    heading: 'Works',
    aside: 'Samples',
    hint: 'Point at one',
    read: 'Read on',
    items: [{ project: work, picture: noPicture }],
  },
  closing: { question: 'A question?', picture: noPicture },
}

function show(changes: Partial<Words> = {}) {
  const data: Data = { designer2Page: { ...words, ...changes } }
  return render(<Designer2Page {...({ data } as PageProps<Data>)} />)
}

beforeEach(() => {
  vi.mocked(useStaticQuery).mockReturnValue({ siteContent })
})

describe('/designer-2/ (R1)', () => {
  it('leads from the essay to the works, and to the owner', () => {
    show()
    expect(screen.getByRole('link', { name: 'See the work' })).toHaveAttribute('href', '#work')
    expect(screen.getByRole('region', { name: 'Works' })).toHaveAttribute('id', 'work')
    expect(screen.getByRole('link', { name: /^ada/ })).toHaveAttribute('href', 'mailto:ada@example.com')
  })

  it.each<[string, Partial<Words>]>([
    ['left out', { essay: null, plates: [], works: null, closing: null }],
    [
      'empty',
      {
        essay: { paragraphs: [], note: 'On order', action: 'See the work' },
        plates: [],
        works: { heading: 'Works', aside: 'Samples', hint: 'Point at one', read: 'Read on', items: [] },
        closing: null,
      },
    ],
  ])('shows nothing but its opening when the rest is %s', (_name, changes) => {
    show(changes)
    expect(screen.getByRole('heading')).toHaveTextContent('I look, then I build.')
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it('has no link to works that are not there', () => {
    show({ works: null })
    expect(screen.getByText('In the blue hour')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See the work' })).toBeNull()
  })
})
