import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PageHead, type PageHeadProps } from '../../../../src/features/head/page-head'

const siteContent = {
  brand: 'Studio Voorbeeld',
  tagline: 'Quiet software',
  url: 'https://voorbeeld.example',
  language: 'en',
  owner: { name: 'Robin Voorbeeld' },
}

function show(props: Partial<PageHeadProps> = {}) {
  render(<PageHead title="Contact" description="Write to me." path="/contact/" {...props} />)
}

const meta = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute)

describe('PageHead', () => {
  beforeEach(() => {
    vi.mocked(useStaticQuery).mockReturnValue({ siteContent })
  })

  it('waits for the first input on a page that was built with its head', async () => {
    document.title = 'As built'
    render(<PageHead title="Contact" description="Write to me." path="/contact/" />, { hydrate: true })
    // Were it wanted, it would be there by now.
    await act(() => import('../../../../src/features/head/head-tags'))
    expect(document.title).toBe('As built')
    fireEvent.pointerMove(window)
    await waitFor(() => expect(document.title).toBe('Contact — Studio Voorbeeld'))
  })

  it.each([
    { path: '/contact/', kind: 'page', title: 'Contact — Studio Voorbeeld' },
    { path: '/', kind: 'home', title: 'Studio Voorbeeld — Quiet software' },
    { path: '/devloper-2/', kind: 'page', title: 'Robin Voorbeeld' },
  ] as const)('titles the document at $path "$title" (L2)', async ({ path, kind, title }) => {
    show({ path, kind })
    await waitFor(() => expect(document.title).toBe(title))
  })

  it('describes the page, names its address and the language', async () => {
    show()
    await waitFor(() => expect(meta('link[rel="canonical"]', 'href')).toBe('https://voorbeeld.example/contact/'))
    expect(meta('meta[name="description"]', 'content')).toBe('Write to me.')
    expect(document.documentElement.lang).toBe('en')
  })

  it.each<Partial<PageHeadProps>>([{ hidden: true }, { path: '/offline/' }])(
    'keeps a page out of search engines that is hidden, or whose route is not indexed: %o',
    async (props) => {
      show(props)
      await waitFor(() => expect(meta('meta[name="robots"]', 'content')).toBe('noindex'))
      expect(meta('link[rel="canonical"]', 'href')).toBeUndefined()
    },
  )
})
