import { useEffect, useRef, useState } from 'react'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import * as styles from './measured.module.scss'

export interface MeasuredProps {
  /** Path of the page that is shown. */
  pathname: string
}

const load = () => import(/* webpackChunkName: "measured" */ './measured-words')

/**
 * What the page that was opened weighed and when it stood, measured in the visitor's own browser once the footer comes near.
 * Its room is kept, so nothing moves; it is absent without scripts, and on pages that came without a document of their own.
 */
export function Measured({ pathname }: MeasuredProps) {
  const row = useRef<HTMLDivElement>(null)
  const [opened] = useState(pathname)
  const [isNear, setNear] = useState(false)
  const code = useLazyModule(isNear ? load : undefined)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setNear(true)
    })
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  if (pathname !== opened) return null
  return (
    <div className={styles.row} ref={row}>
      {code && code !== 'failed' && <code.MeasuredWords />}
    </div>
  )
}
