import { useEffect, useRef, useState } from 'react'
import { graphql } from 'gatsby'
import { forgetKeptPages, readKeptPages } from '../../offline/client/read-kept-pages'
import type { KeptPage } from '../../offline/protocol'
import { useSite } from '../../state/use-site'
import { MailAddress } from '../../ui/mail-address'
import { PillButton } from '../../ui/pill-button'
import { PillLink } from '../../ui/pill-link'
import { FirstProjects, type FirstProjectsProps } from './first-projects'
import type { KeptKinds } from './group-kept'
import { hostAnswers } from './host-answers'
import { KeptList } from './kept-list'
import { useWantedPage, wantedPage } from './use-wanted-page'
import * as styles from './offline.module.scss'

export interface OfflineProps {
  words: Queries.OfflineWordsFragment
  kinds: KeptKinds
  /** Somewhere to begin. */
  first: Pick<FirstProjectsProps, 'words' | 'projects'>
}

/** Pages left out of the list: this one, and the service worker's 404 page. */
const own = new Set(['/offline/', '/404.html'])

const readOthers = async () => (await readKeptPages()).filter(({ path }) => !own.has(path))

/** How long to wait for the host before a visitor counts as offline, in ms. */
const PATIENCE = 2000

const patience = () => new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false))

/** Whether the visitor opened this page directly, and has a connection. */
const readConnection = async () =>
  wantedPage() === undefined && Promise.race([hostAnswers(window.location.href), patience()])

/**
 * The offline page: lists the pages that open without a connection, and leaves once the connection is back. Visitors
 * who open it directly can see what is cached, delete it, and go home.
 */
export function Offline({ words, kinds, first }: OfflineProps) {
  const { owner, addressWidth } = useSite()
  const [pages, setPages] = useState<KeptPage[]>()
  // Unknown in the served page, which is read without scripts only with a connection.
  const [isConnected, setConnected] = useState<boolean>()
  const wanted = useWantedPage()
  const text = useRef<HTMLParagraphElement>(null)
  const newest = pages?.[0]
  useEffect(() => {
    void Promise.all([readOthers(), readConnection()]).then(([kept, connection]) => {
      setPages(kept)
      setConnected(connection)
    })
  }, [])

  const forget = async () => {
    await forgetKeptPages()
    setPages(await readOthers())
    // The button is gone; move focus to the text that replaces it.
    text.current?.focus()
  }
  const said = wanted === undefined ? words.kept : words

  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <h1 className={styles.line}>{isConnected === false ? words.line : words.kept.line}</h1>
        <p ref={text} className={styles.text} data-waits={pages === undefined || undefined} tabIndex={-1}>
          {isConnected && `${words.kept.connected} `}
          {newest ? said.text : said.nothing}
        </p>
        {wanted === undefined ? (
          <PillLink className={styles.action} to="/" accent>
            {words.kept.home}
          </PillLink>
        ) : (
          <PillButton className={styles.action} accent onClick={() => window.location.replace(wanted)}>
            {words.retry}
          </PillButton>
        )}
      </div>
      {newest && (
        <KeptList words={words.kept} kinds={kinds} pages={pages} newest={newest} onForget={() => void forget()} />
      )}
      {!newest && isConnected !== false && <FirstProjects {...first} waits={!pages} />}
      {!isConnected && (
        <div className={styles.mail} data-waits={pages === undefined || undefined}>
          <p>{words.mail}</p>
          <MailAddress className={styles.address} email={owner.email} ratio={addressWidth} />
        </div>
      )}
    </div>
  )
}

export const offlineFragments = graphql`
  fragment OfflineWords on OfflinePage {
    line
    text
    nothing
    retry
    kept {
      line
      connected
      text
      nothing
      ...KeptListWords
    }
    mail
  }
`
