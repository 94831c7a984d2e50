import { graphql, type PageProps } from 'gatsby'
import { Lists } from '../features/curriculum/lists'
import { Matrix } from '../features/curriculum/matrix'
import { CurriculumOpening } from '../features/curriculum/curriculum-opening'
import { ProjectTable } from '../features/curriculum/project-table'
import { References } from '../features/curriculum/references'
import { CurriculumTimeline } from '../features/curriculum/curriculum-timeline'
import { PageHead } from '../features/head/page-head'
import { Colophon } from '../features/print/colophon'
import { invariant } from '../lib/invariant'
import { sectionNumbers } from '../lib/section-numbers'
import { Sections } from '../ui/sections'

/** A one-sheet curriculum vitae (R1; the spelling `devloper` is intentional). */
export default function Devloper1Page({ data }: PageProps<Queries.Devloper1PageQuery>) {
  const words = invariant(data.devloper1Page, 'content/pages/devloper-1.yml')
  const site = invariant(data.siteContent, 'content/site.yml')
  const work = data.aboutPage?.timeline
  const { title, description, hero, matrix, timeline, lists, projects, contact, printed } = words
  const columns = matrix?.projects ?? []
  const rows = (projects?.rows ?? []).map(({ project, field }) => ({ ...project, field }))
  const mentioned = [...rows, ...columns]
  const number = sectionNumbers({
    matrix: columns.length > 0 ? matrix?.tools : [],
    timeline: work && timeline?.years,
    lists: lists?.groups.filter(({ entries }) => entries.length > 0),
    projects: rows,
    contact: contact?.heading,
  })

  return (
    <>
      <PageHead title={title} description={description} path="/devloper-1/" />
      <Sections>
        <CurriculumOpening words={hero} card={site.card} />
        {matrix && number.matrix && (
          <Matrix number={number.matrix} words={matrix} projects={columns} firstYears={work?.specialties ?? []} />
        )}
        {timeline && work && number.timeline && (
          <CurriculumTimeline number={number.timeline} words={timeline} work={work} projects={mentioned} />
        )}
        {lists && number.lists && <Lists number={number.lists} words={lists} projects={mentioned} />}
        {projects && number.projects && (
          <ProjectTable number={number.projects} words={projects} projects={rows} tools={matrix?.tools ?? []} />
        )}
        {contact && number.contact && <References number={number.contact} words={contact} />}
        <Colophon printed={printed} />
      </Sections>
    </>
  )
}

export const query = graphql`
  query Devloper1Page {
    siteContent {
      card {
        href
        file
      }
    }
    devloper1Page {
      title
      description
      hero {
        ...CurriculumOpening
      }
      matrix {
        ...CurriculumMatrix
        tools {
          ...CurriculumTool
        }
        projects {
          ...CurriculumColumn
        }
      }
      timeline {
        ...CurriculumTimeline
      }
      lists {
        ...CurriculumLists
      }
      projects {
        ...CurriculumProjects
        rows {
          project {
            ...CurriculumProject
          }
          field
        }
      }
      contact {
        ...CurriculumContact
      }
      printed {
        ...PrintedAddress
      }
    }
    aboutPage {
      timeline {
        specialties {
          name
          from
        }
        ...CurriculumEmployments
      }
    }
  }
`
