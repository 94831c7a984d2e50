import { Component, createRef, type ReactNode } from 'react'
import * as styles from './standing-section.module.scss'

export interface StandingSectionProps {
  /** Its place among the sections of the page, from 0. */
  place: number
  children: ReactNode
}

/**
 * A section whose words outlast its script: when anything in it throws, what stood there stays as plain HTML, with every
 * link. Where nothing stood yet, the words come from the page as it was built.
 */
export class StandingSection extends Component<StandingSectionProps, { hasFailed: boolean; built?: string }> {
  override state: { hasFailed: boolean; built?: string } = { hasFailed: false }
  private readonly section = createRef<HTMLDivElement>()
  private stood = ''

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    if (this.stood === '') void builtSection(this.props.place).then((built) => this.setState({ built }))
  }

  override render() {
    const { place, children } = this.props
    const { hasFailed, built } = this.state
    if (!hasFailed)
      return (
        <div ref={this.section} className={styles.section} data-section={place}>
          {children}
        </div>
      )
    // React has not taken it away yet.
    this.stood ||= this.section.current?.innerHTML ?? ''
    return (
      <div key="words" className={styles.section} dangerouslySetInnerHTML={{ __html: this.stood || (built ?? '') }} />
    )
  }
}

/** A section of the page that is shown, as it was built; empty when it cannot be had. */
async function builtSection(place: number): Promise<string> {
  try {
    const answer = await fetch(window.location.pathname)
    const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html')
    return page.querySelector(`[data-section="${place}"]`)?.innerHTML ?? ''
  } catch {
    return ''
  }
}
