import type { CSSProperties } from 'react'
import { hingeOf } from '../../../lib/picture/hinge'
import { GalleryWorks, type GalleryWorksProps } from './gallery-works'
import * as styles from './hung-works.module.scss'
import { keepPairs } from './keep-pairs'
import { Ribbon } from './ribbon'
import { fillLastRow, fillSheet, hangAlone } from './row-spans'
import { WorksByPlace, type WorksByPlaceProps } from './works-by-place'
import { WorksByYear } from './works-by-year'
import type { Work } from './work'

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
  if (hang === 'sheet') {
    const parts = fillSheet(shown.length)
    const wider = (index: number) => (parts[index] ?? 3) / 3
    props.spansOf = (index) => ({ phone: wider(index), tablet: wider(index), wide: wider(index) })
    props.styleOf = (index) => (wider(index) > 1 ? { '--part': parts[index] } : {}) as CSSProperties
  }
  if (hang === 'wall') {
    const alone = hangAlone(shown)
    props.spansOf = (index) => ({ phone: alone[index] ? 2 : 1 })
    props.styleOf = (index) => (alone[index] ? { '--span': 2 } : {}) as CSSProperties
  }
  if (hang === 'pairs') props.styleOf = pairStyle(shown)
  if (hang === 'year')
    props.groups = (workProps) => <WorksByYear works={shown} columns={gallery.columns} workProps={workProps} />
  if (hang === 'place')
    props.groups = (workProps) => <WorksByPlace works={shown} all={all} places={places} workProps={workProps} />

  return <GalleryWorks {...props} />
}

/**
 * The gutter of a pair has their colour. Two works that share none stand a column further apart, each with a caption of
 * five columns. The first work says how many pairs there are.
 */
function pairStyle(works: readonly Work[]) {
  return (index: number) => {
    const pair = index >> 1
    const [left, right] = [works[2 * pair], works[2 * pair + 1]]
    // Both of a pair have the hinge the build found; those that a filter has paired anew have different ones.
    const hinge = left && right && (left.hinge === right.hinge ? left.hinge : hingeOf(left.colour, right.colour))
    return {
      ...(index === 0 && { '--pairs': (works.length + 1) >> 1 }),
      ...(hinge && index % 2 === 0 && { '--hinge': hinge }),
      ...(right && !hinge && { '--loose': 1 }),
    } as CSSProperties
  }
}
