import { useEffect, useRef, useState } from 'react'
import type { PageMeasure } from '../../lib/browser/measure-page'
import { formatBytes, formatSeconds } from './format-measure'
import * as styles from './measured.module.scss'

export interface MeasuredProps {
  /** Path of the page that is shown. */
  pathname: string
  /** Language of the numbers. */
  language: string
}

/**
 * What the page that was opened weighed and when it stood, measured in the visitor's own browser once the footer comes near.
 * Its room is kept, so nothing moves; it is absent without scripts, and on pages that came without a document of their own.
 */
export function Measured({ pathname, language }: MeasuredProps) {
  const row = useRef<HTMLDivElement>(null)
  const [opened] = useState(pathname)
  const [measure, setMeasure] = useState<PageMeasure>()

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // Should its code not arrive, nothing is said.
      import(/* webpackChunkName: "measure-page" */ '../../lib/browser/measure-page').then(
        async ({ measurePage }) => setMeasure(await measurePage()),
        () => undefined,
      )
    })
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  if (pathname !== opened) return null
  return (
    <div className={styles.row} ref={row}>
      {measure && (
        <>
          <p className={styles.label}>{STRINGS.measured.label}</p>
          <p className={styles.sentence}>{said(measure, language)}</p>
          <p className={styles.aside}>{STRINGS.measured.aside}</p>
        </>
      )}
    </div>
  )
}

/** The sentence, with its two figures set apart. */
function said({ bytes, shown }: PageMeasure, language: string) {
  const figures = new Map([
    ['{weight}', formatBytes(bytes, language)],
    ['{time}', formatSeconds(shown, language)],
  ])
  const sentence = bytes > 0 ? STRINGS.measured.fetched : STRINGS.measured.kept
  return sentence.split(/(\{\w+\})/).map((part) => {
    const figure = figures.get(part)
    return figure === undefined ? part : <strong key={part}>{figure}</strong>
  })
}
