import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { workPart } from '../../../lib/routing/work-parts'
import { Facts } from '../../../ui/facts'
import { WidePicture } from '../../../ui/wide-picture'
import { DeviceInvite } from '../device-invite'
import { factsOf } from '../facts-of'
import type { PlacedDevice } from '../template-props'
import * as styles from './project-head.module.scss'

export interface ProjectHeadProps {
  project: Queries.ProjectHeadFragment
  device?: PlacedDevice | undefined
}

/** The head of a case study: name, result in one sentence, link to the device, edge-to-edge cover, four facts. */
export function ProjectHead({ project, device }: ProjectHeadProps) {
  const { path, name, nameWidth, nameBearing, order, result, cover } = project

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title} style={{ '--widest': nameWidth, '--bearing': nameBearing } as CSSProperties}>
          <span {...workPart('name', path)}>{name}</span>
        </h1>
        <p className={styles.number} aria-hidden="true">
          1.{order}
        </p>
        <p className={styles.result}>{result}</p>
        <DeviceInvite device={device} className={styles.invite} />
      </div>
      <div {...workPart('cover', path)}>
        <WidePicture picture={cover} priority />
      </div>
      <div className={styles.facts}>
        <Facts facts={factsOf(project)} />
      </div>
    </>
  )
}

export const projectHeadFragment = graphql`
  fragment ProjectHead on Project {
    path
    name
    nameWidth
    nameBearing
    order
    result
    client
    role
    team
    year
    duration
    technologies {
      ...Technology
    }
    links {
      label
      url
    }
    cover {
      ...CoverPicture
    }
  }
`
