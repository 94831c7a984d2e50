import { Component, type ReactNode } from 'react'
import { siteRoot } from '../lib/browser/site-root'

/**
 * Keeps a page's content when anything in it throws: without a boundary, React would empty the page. The current markup
 * stays as static HTML: every link works, and the next page loads from scratch.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { html: string | undefined }> {
  override state: { html: string | undefined } = { html: undefined }

  static getDerivedStateFromError() {
    return { html: siteRoot()?.innerHTML ?? '' }
  }

  override render() {
    const { html } = this.state
    return html === undefined ? this.props.children : <div dangerouslySetInnerHTML={{ __html: html }} />
  }
}
