import { graphql, type PageProps } from 'gatsby'
import { DevicePlace } from '../features/devices/device-place'
import { PageHead } from '../features/head/page-head'
import { Colophon } from '../features/print/colophon'
import { ProjectTemplate } from '../features/project/project-template'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** The page of a project (R1, H8), in the template set in its front matter. */
export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
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
        <ProjectTemplate
          project={project}
          previous={previous && { ...previous, cover: previousCover }}
          next={next && { ...next, cover: nextCover }}
          works={all}
          device={
            device
              ? {
                  decision: device.decision,
                  invite: device.invite,
                  content: (
                    <DevicePlace key={project.path} device={device} side={sideOf(project.template, device.decision)} />
                  ),
                }
              : undefined
          }
        />
        <Colophon printed={project.printed} />
      </Sections>
    </>
  )
}

/** In a case study, the second of every three decisions is mirrored; in `details-2` a device has no text beside it. */
function sideOf(template: string, decision: number) {
  if (template === 'details-2') return 'full'
  return template === 'case-study' && decision % 3 === 2 ? 'left' : 'right'
}

export const query = graphql`
  query ProjectPage($id: String!) {
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
