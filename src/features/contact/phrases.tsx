import { Fragment } from 'react'
import { phrasesOf } from '../../lib/text/sentences-of'

/** Letters of what stands before or after a colon and still fits on a line of its own in wide windows. */
const LONGEST = 48

export interface PhrasesProps {
  sentence: string
  /** The class that keeps a phrase on one line, in the windows where it fits. */
  className: string | undefined
}

/** A sentence that breaks after a colon rather than within what stands before or after it. */
export const Phrases = ({ sentence, className }: PhrasesProps) =>
  phrasesOf(sentence).map((phrase) => (
    <Fragment key={phrase}>
      <span className={phrase.length > LONGEST ? undefined : className}>{phrase}</span>{' '}
    </Fragment>
  ))
