import { GalleryHead } from '../gallery-head'
import * as styles from '../gallery.module.scss'
import { TechnologyMatrix, type TechnologyMatrixProps } from './technology-matrix'
import { nearTechnologies } from './technology-rows'
import { TechnologyWorks, type TechnologyWorksProps } from './technology-works'

export interface TechnologyProps {
  label: string
  intro: string
  works: TechnologyWorksProps['works']
  /** The technologies of the matrix, and its projects, the oldest first. */
  rows: TechnologyMatrixProps['technologies']
  projects: TechnologyMatrixProps['projects']
  /** Path of its own page. */
  path: string
}

/** The page of a technology: which project used what, and the works that were built with it. */
export function Technology({ label, intro, works, rows, projects, path }: TechnologyProps) {
  return (
    <div className={styles.gallery}>
      <GalleryHead title={label} shown={works.length} total={works.length} intro={intro} />
      <TechnologyMatrix technologies={rows} projects={projects} present={path} />
      <TechnologyWorks works={works} near={nearTechnologies(rows, projects, path)} />
    </div>
  )
}
