import { Component, type ReactNode } from 'react'
import { siteRoot } from '../lib/browser/site-root'

/**
 * Leaves the words of a page standing when anything in it throws: without a boundary React would empty the page. What
 * stays is what stood there, as plain HTML: every link works, and the next page starts afresh.
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
