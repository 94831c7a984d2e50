import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PageList } from '../../../../src/features/not-found/page-list'

const words: Queries.NotFoundWordsFragment['finder'] = {
  label: 'Find a page',
  hint: '',
  closest: '',
  kinds: { page: 'Page', project: 'Project', gallery: 'Gallery' },
  lists: { page: 'Pages', project: 'Projects', gallery: 'Galleries' },
  all: { title: '', note: '', kind: '' },
}
const pages = (count: number, kind: string, group: string | null = null) =>
  Array.from({ length: count }, (_, at) => {
    const name = `${kind}-${group ?? 'none'}-${at}`
    return { path: `/${name}/`, title: name, label: name, kind, group, tags: [] }
  })

/** The heads of the lists, column by column. */
function columnsOf(listed: readonly Queries.FinderPageFragment[]) {
  render(<PageList words={words} pages={listed} />)
  return [...screen.getByRole('navigation').children].map((column) =>
    within(column as HTMLElement)
      .getAllByRole('heading')
      .map((head) => head.textContent),
  )
}

describe('the lists of all pages', () => {
  test('stand in columns of their own: the rest of the pages, and three that end as near each other as they can', () => {
    const listed = [
      ...pages(8, 'project'),
      ...pages(5, 'page'),
      ...pages(5, 'page', 'Studio'),
      ...pages(3, 'page', 'Photographs'),
      ...pages(10, 'gallery'),
    ]
    expect(columnsOf(listed)).toEqual([['Pages'], ['Projects'], ['Studio', 'Photographs'], ['Galleries']])
  })

  test('leave out what has no pages', () => {
    expect(columnsOf([...pages(2, 'project'), ...pages(3, 'page')])).toEqual([['Pages'], ['Projects']])
  })
})
