import { useEffect, useRef, useState } from 'react'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import * as styles from './measured.module.scss'

export interface MeasuredProps {
  /** Path of the current page. */
  pathname: string
}

const load = () => import(/* webpackChunkName: "measured" */ './measured-words')

/**
 * How much the page weighed and when it was shown, measured in the visitor's browser once the footer comes near. Its
 * space is reserved to avoid layout shift; it is absent without scripts and after client-side navigation.
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
