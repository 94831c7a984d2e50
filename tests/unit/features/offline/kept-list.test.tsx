import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KeptList } from '../../../../src/features/offline/kept-list'
import type { KeptPage } from '../../../../src/offline/protocol'

const words = {
  heading: 'Kept',
  aside: 'As they were {time}.',
  home: 'Home',
  state: '{pages}, {size}.',
  forget: 'Forget',
}
const kinds = {
  entries: [],
  heads: { page: 'Pages', project: 'Work', gallery: 'Ways', tag: 'Tags' },
  tagTitle: '{tag}',
}
const today = (hours: number, minutes: number) => new Date(2026, 10, 25, hours, minutes).getTime()
const kept = (path: string, time: number): KeptPage => ({
  path,
  title: path,
  time,
  whole: false,
  files: [{ url: `/f${path}`, bytes: 1_350_000 }],
})

function show(...pages: [KeptPage, ...KeptPage[]]) {
  vi.useFakeTimers({ now: today(15, 0), toFake: ['Date'] })
  render(<KeptList words={words} kinds={kinds} pages={pages} newest={pages[0]} onForget={() => undefined} />)
  vi.useRealTimers()
}

test('says once when all pages were kept at the same time, how many there are in words, and their size', () => {
  show(kept('/a/', today(14, 45)), kept('/b/', today(14, 45)))
  expect(screen.getByText('As they were today at 14.45.')).toBeVisible()
  expect(screen.queryByText('Today at 14.45')).not.toBeInTheDocument()
  expect(screen.getByText('Two pages, 2.7 MB.')).toBeVisible()
})

test('says beside each page when it was kept where the times differ', () => {
  show(kept('/a/', today(14, 45)), kept('/b/', today(9, 5)))
  expect(screen.getByText('Today at 14.45')).toBeVisible()
  expect(screen.getByText('Today at 9.05')).toBeVisible()
})

const numbers = () => screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)

test('numbers the pages within the section, and within each of several groups', () => {
  show(kept('/a/', today(14, 45)), kept('/b/', today(14, 45)))
  expect(numbers()).toEqual(['1.1', '1.2'])
  cleanup()
  show(kept('/a/', today(14, 45)), kept('/b/', today(14, 45)), kept('/works/react/', today(14, 45)))
  expect(numbers()).toEqual(['1', '2', '1'])
})
