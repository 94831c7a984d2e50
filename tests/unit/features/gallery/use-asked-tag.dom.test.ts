import { renderHook } from '@testing-library/react'
import { navigate, type PageProps } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { useAskedTag } from '../../../../src/features/gallery/tags/use-asked-tag'

const tag = { count: 3, isKind: true, path: null }
const tags = [
  { ...tag, tag: 'still-life', label: 'Still life', aliases: [] },
  { ...tag, tag: 'react', label: 'ReactJS', aliases: ['reactjs'] },
]
const ask = (tag: string) => {
  vi.mocked(navigate).mockClear()
  const location = { search: '?a=1', hash: '#b' } as PageProps['location']
  return renderHook(() => useAskedTag(tags, { params: { tag }, location })).result.current
}

it('leads another spelling to the page of its tag, with query and fragment', () => {
  expect(ask('Still%20Life')).toEqual({ asked: 'Still Life', found: tags[0] })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/works/still-life/?a=1#b', { replace: true })
})

it('leads another word for a tag to its page', () => {
  expect(ask('ReactJS').found).toBe(tags[1])
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/works/react/?a=1#b', { replace: true })
})

it('finds nothing for a tag that no work has, and stays', () => {
  expect(ask('moonlight')).toEqual({ asked: 'moonlight', found: undefined })
  expect(navigate).not.toHaveBeenCalled()
})
