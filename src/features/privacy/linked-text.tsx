import { Fragment } from 'react'
import { splitLinks } from '../../lib/text/split-links'
import { SiteLink } from '../../ui/site-link'
import * as styles from './privacy.module.scss'

/** Text with Markdown links: `[words](/page/)`. */
export function LinkedText({ text }: { text: string }) {
  const parts = splitLinks(text)

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
