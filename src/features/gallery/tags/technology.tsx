import { useRef } from 'react'
import { ClosingLine } from '../../../ui/closing-line'
import { ClosingLink } from '../../../ui/closing-link'
import { GalleryHead } from '../gallery-head'
import * as styles from '../gallery.module.scss'
import { TechnologyMatrix, type TechnologyMatrixProps } from './technology-matrix'
import { nearTechnologies } from './near-tags'
import { PagesLine } from '../pages/pages-line'
import { useNewWork } from '../pages/use-new-work'
import type { WorksPages } from '../pages/use-works-pages'
import { WorksStatus } from '../pages/works-status'
import { TechnologyWorks } from './technology-works'

export interface TechnologyProps {
  label: string
  intro: string
  pages: WorksPages
  /** Path of the gallery of all works. */
  all: string
  /** How many works were built with it. */
  count: number
  /** What it does in the works that say so, by their slugs. */
  notes: ReadonlyMap<string, string>
  /** The technologies of the matrix, its projects, newest first, and in which of them the owner did some of the work. */
  rows: TechnologyMatrixProps['technologies']
  projects: TechnologyMatrixProps['projects']
  some: TechnologyMatrixProps['some']
}

/** The page of a technology: which project uses what, and the works built with it. */
export function Technology({ label, intro, pages, all, count, notes, rows, projects, some }: TechnologyProps) {
  const list = useRef<HTMLElement>(null)
  const onMore = useNewWork(list, pages)
  const works = pages.shown.map((work) => ({ ...work, line: notes.get(work.slug) ?? work.line }))

  return (
    <div className={styles.gallery}>
      <GalleryHead title={label} shown={count} total={count} intro={intro} />
      <TechnologyMatrix technologies={rows} projects={projects} some={some} present={pages.base} />
      <WorksStatus pages={pages} total={count} />
      <TechnologyWorks works={works} list={list} near={nearTechnologies(rows, projects, pages.base)}>
        <PagesLine pages={pages} total={count} onMore={onMore} />
      </TechnologyWorks>
      {pages.next === undefined && (
        <ClosingLine>
          <ClosingLink to={all}>{STRINGS.gallery.showAll}</ClosingLink>
        </ClosingLine>
      )}
    </div>
  )
}
