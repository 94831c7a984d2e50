import { graphql } from 'gatsby'
import { PillLink } from '../../ui/pill-link'
import { reveal } from '../../ui/reveal'
import * as styles from './essay.module.scss'

export interface EssayProps {
  words: Queries.DesignerEssayFragment
  /** Anchor of the works; without it there is no link. */
  works: string | undefined
}

/** A note on who is writing, a few paragraphs in large type, and a link to the works. */
export function Essay({ words, works }: EssayProps) {
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
