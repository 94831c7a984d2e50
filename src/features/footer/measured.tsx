import { useEffect, useRef, useState } from 'react'
import { measurePage, type PageMeasure } from '../../lib/browser/measure-page'
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
      void measurePage().then(setMeasure)
    })
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  if (pathname !== opened) return null
  return (
    <div className={styles.row} ref={row}>
      {measure && (
        <>
          <p className={styles.label}>This page, measured</p>
          <p className={styles.sentence}>
            {measure.bytes > 0 ? (
              <>
                <strong>{formatBytes(measure.bytes, language)}</strong> over the wire, readable after{' '}
              </>
            ) : (
              <>
                <strong>{formatBytes(0, language)}</strong>, all of it was here already, readable after{' '}
              </>
            )}
            <strong>{formatSeconds(measure.shown, language)}</strong>, in your browser, just now.
          </p>
          <p className={styles.aside}>Nothing of this is sent anywhere.</p>
        </>
      )}
    </div>
  )
}
