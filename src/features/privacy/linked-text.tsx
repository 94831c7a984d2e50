import { Fragment } from 'react'
import { SiteLink } from '../../ui/site-link'
import * as styles from './privacy.module.scss'

/** A text whose links are written as in Markdown: `[words](/page/)`. */
export function LinkedText({ text }: { text: string }) {
  // Words, the words of a link, where it leads, words, and so on.
  const parts = text.split(/\[([^\]]+)\]\((\S+?)\)/)

  return (
    <>
      {parts.map((part, index) => {
        if (index % 3 === 2) return null
        if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>
        return (
          <SiteLink key={index} className={styles.link} to={parts[index + 1] ?? ''}>
            {part}
          </SiteLink>
        )
      })}
    </>
  )
}
