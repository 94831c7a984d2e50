import type { ReactNode } from 'react'
import { graphql } from 'gatsby'
import { PillLink } from '../../ui/pill-link'
import { reveal } from '../../ui/reveal'
import * as styles from './essay.module.scss'

export interface EssayProps {
  words: Queries.DesignerEssayFragment
  /** Anchor of the works; without it there is no link. */
  works: string | undefined
  /** Plates below it; on phones the first stands after the first paragraph. */
  children?: ReactNode
}

/** A note on who is writing, a few paragraphs in large type, a link to the works, and plates. */
export function Essay({ words, works, children }: EssayProps) {
  return (
    <div className={styles.essay}>
      <p className={styles.note}>{words.note}</p>
      <div className={styles.text}>
        {words.paragraphs.map((paragraph, index) => (
          <p key={paragraph} {...reveal('fade-up', index)}>
            {paragraph}
          </p>
        ))}
      </div>
      {works && (
        <p className={styles.action}>
          <PillLink to={works} accent>
            {words.action}
          </PillLink>
        </p>
      )}
      {children && <div className={styles.plates}>{children}</div>}
    </div>
  )
}

export const essayFragment = graphql`
  fragment DesignerEssay on Designer2PageEssay {
    paragraphs
    note
    action
  }
`
