import type { CSSProperties } from 'react'
import { GalleryWorks, type GalleryWorksProps } from './gallery-works'
import { hingeOf } from './hinge'
import * as styles from './hung-works.module.scss'
import { keepPairs } from './keep-pairs'
import { Ribbon } from './ribbon'
import { fillLastRow, hangAlone } from './row-spans'
import { WorksByPlace, type WorksByPlaceProps } from './works-by-place'
import { WorksByYear } from './works-by-year'

export interface HungWorksProps extends Omit<
  GalleryWorksProps,
  'className' | 'above' | 'styleOf' | 'spansOf' | 'groups'
> {
  /** The places to group works by. */
  places: WorksByPlaceProps['places']
  /** All works: what the remaining ones share with those a filter removed stays as it is. */
  all: WorksByPlaceProps['all']
}

/** The works of a gallery, on the ground and in the groups its `hang` calls for. */
export function HungWorks({ places, all, ...gallery }: HungWorksProps) {
  const { works, hang } = gallery
  const shown = hang === 'pairs' ? keepPairs(works, all) : works
  const props: GalleryWorksProps = { ...gallery, works: shown, className: styles.hung }
  if (hang === 'colour') {
    props.above = <Ribbon colours={shown.map(({ colour }) => colour)} />
    props.spansOf = fillLastRow(shown.length, gallery.columns)
  }
  if (hang === 'wall') {
    const spansOf = hangAlone(shown)
    props.spansOf = spansOf
    props.styleOf = (index) => ({ '--span': spansOf(index).phone }) as CSSProperties
  }
  // The gutter of a pair has their colour, or is plain if they share none; on phones each pair has its own rows.
  if (hang === 'pairs')
    props.styleOf = (index) => {
      const [left, right] = [shown[index], shown[index + 1]]
      const hinge = index % 2 === 0 && left && right && hingeOf(left.colour, right.colour)
      return { '--pair': index >> 1, ...(hinge && { '--hinge': hinge }) } as CSSProperties
    }
  if (hang === 'year')
    props.groups = (workProps) => <WorksByYear works={shown} columns={gallery.columns} workProps={workProps} />
  if (hang === 'place')
    props.groups = (workProps) => <WorksByPlace works={shown} all={all} places={places} workProps={workProps} />

  return <GalleryWorks {...props} />
}
