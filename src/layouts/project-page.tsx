import { graphql } from 'gatsby'
import type { ComponentType } from 'react'
import { DevicePlace, type DevicePlaceProps } from '../features/devices/device-place'
import { PageHead } from '../features/head/page-head'
import { Colophon } from '../features/print/colophon'
import type { TemplateProps } from '../features/project/template-props'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

export interface ProjectPageProps {
  data: Queries.ProjectPageFragment
  Template: ComponentType<TemplateProps>
  /** Where a device stands beside the decision of this number. */
  sideOf: (decision: number) => DevicePlaceProps['side']
}

/** The page of a project (R1, H8) in one of the templates, each of which has a page file and carries only its own. */
export function ProjectPage({ data, Template, sideOf }: ProjectPageProps) {
  const project = invariant(data.project, 'the project')
  const all = data.indexPage?.work?.all?.gallery.path ?? (data.projectsPage ? '/projects/' : '/')
  const { device, previous, previousCover, next, nextCover } = project

  return (
    <>
      <PageHead
        title={project.title}
        description={project.description}
        path={project.path}
        hidden={project.confidential}
        subject={{
          ...project,
          type: 'project',
          list: data.projectsPage?.title,
        }}
      />
      <Sections>
        <Template
          project={project}
          previous={previous && { ...previous, cover: previousCover }}
          next={next && { ...next, cover: nextCover }}
          works={all}
          device={
            device
              ? {
                  decision: device.decision,
                  invite: device.invite,
                  content: <DevicePlace key={project.path} device={device} side={sideOf(device.decision)} />,
                }
              : undefined
          }
        />
        <Colophon printed={project.printed} />
      </Sections>
    </>
  )
}

export const projectPageFragment = graphql`
  fragment ProjectPage on Query {
    project(id: { eq: $id }) {
      title
      description
      path
      confidential
      printed {
        ...PrintedAddress
      }
      device {
        ...Device
      }
      name
      year
      tags
      ...ProjectTemplate
      previous {
        path
        name
      }
      next {
        ...NextProject
      }
      previousCover {
        ...Picture
      }
      nextCover {
        ...Picture
      }
    }
    projectsPage {
      title
    }
    indexPage {
      work {
        all {
          gallery {
            path
          }
        }
      }
    }
  }
`
