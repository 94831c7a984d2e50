import { useEffect, useState } from 'react'
import { measurePage, type PageMeasure } from '../../lib/browser/measure-page'
import { formatBytes, formatSeconds } from './format-measure'
import * as styles from './measured-words.module.scss'

/** How much the page weighed and when it was shown; empty where the browser reports too little. */
export function MeasuredWords() {
  const [measure, setMeasure] = useState<PageMeasure>()

  useEffect(() => {
    void measurePage().then(setMeasure)
  }, [])

  if (!measure) return null
  return (
    <>
      <p className={styles.label}>{STRINGS.measured.label}</p>
      <p className={styles.sentence}>{said(measure)}</p>
      <p className={styles.aside}>{STRINGS.measured.aside}</p>
    </>
  )
}

/** The sentence, with its two figures set apart. */
function said({ bytes, shown }: PageMeasure) {
  const figures = new Map([
    ['{weight}', formatBytes(bytes)],
    ['{time}', formatSeconds(shown)],
  ])
  const sentence = bytes > 0 ? STRINGS.measured.fetched : STRINGS.measured.kept
  return sentence.split(/(\{\w+\})/).map((part) => {
    const figure = figures.get(part)
    return figure === undefined ? part : <strong key={part}>{figure}</strong>
  })
}
