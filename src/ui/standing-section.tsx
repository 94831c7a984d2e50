import { Component, createRef, type ReactNode } from 'react'
import * as styles from './standing-section.module.scss'

export interface StandingSectionProps {
  /** Position among the sections of the page, from 0. */
  place: number
  children: ReactNode
}

/**
 * A section that keeps its content when its code fails: when anything in it throws, the current markup stays as static
 * HTML, with every link. If nothing was rendered yet, the markup is taken from the built page.
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
    // React has not removed the section from the DOM yet.
    this.stood ||= this.section.current?.innerHTML ?? ''
    return (
      <div key="words" className={styles.section} dangerouslySetInnerHTML={{ __html: this.stood || (built ?? '') }} />
    )
  }
}

/** A section's markup in the built HTML of the current page; empty when it cannot be fetched. */
async function builtSection(place: number): Promise<string> {
  try {
    const answer = await fetch(window.location.pathname)
    const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html')
    return page.querySelector(`[data-section="${place}"]`)?.innerHTML ?? ''
  } catch {
    return ''
  }
}
