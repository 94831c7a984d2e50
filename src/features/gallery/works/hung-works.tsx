import type { CSSProperties } from 'react'
import { areAlike, fromHex } from '../../../lib/picture/oklab'
import { GalleryWorks, type GalleryWorksProps } from './gallery-works'
import * as styles from './hung-works.module.scss'
import { keepPairs } from './keep-pairs'
import { Ribbon } from './ribbon'
import { WorksByPlace, type WorksByPlaceProps } from './works-by-place'
import { WorksByYear } from './works-by-year'

export interface HungWorksProps extends Omit<GalleryWorksProps, 'className' | 'above' | 'styleOf' | 'groups'> {
  /** The groups of works by place. */
  places: WorksByPlaceProps['places']
  /** All works: a filter takes some away, and what they share with the others stays. */
  all: WorksByPlaceProps['all']
}

/** The works of a gallery on the ground, and in the groups, that it hangs them by. */
export function HungWorks({ places, all, ...gallery }: HungWorksProps) {
  const { works, hang } = gallery
  const shown = hang === 'pairs' ? keepPairs(works, all) : works
  const props: GalleryWorksProps = { ...gallery, works: shown, className: styles.hung }
  if (hang === 'colour') props.above = <Ribbon colours={shown.map(({ colour }) => colour)} />
  // What lies between the two works of a pair is the mean of both, nothing where they share no colour; on phones a pair has
  // rows of its own.
  if (hang === 'pairs')
    props.styleOf = (index) => {
      const [left, right] = [shown[index], shown[index + 1]]
      const isPair = index % 2 === 0 && left && right && areAlike(fromHex(left.colour), fromHex(right.colour))
      const hinge = isPair && `color-mix(in oklab, ${left.colour}, ${right.colour})`
      return { '--pair': index >> 1, ...(hinge && { '--hinge': hinge }) } as CSSProperties
    }
  if (hang === 'year')
    props.groups = (workProps) => <WorksByYear works={shown} columns={gallery.columns} workProps={workProps} />
  if (hang === 'place')
    props.groups = (workProps) => <WorksByPlace works={shown} all={all} places={places} workProps={workProps} />

  return <GalleryWorks {...props} />
}
