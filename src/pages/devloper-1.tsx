import { graphql, type PageProps } from 'gatsby'
import { Lists } from '../features/curriculum/lists'
import { Matrix } from '../features/curriculum/matrix'
import { Opening } from '../features/curriculum/opening'
import { ProjectTable } from '../features/curriculum/project-table'
import { References } from '../features/curriculum/references'
import { Timeline } from '../features/curriculum/timeline'
import { PageHead } from '../features/head/page-head'
import { required } from '../lib/required'
import { sectionNumbers } from '../lib/section-numbers'
import { withProjects } from '../lib/with-projects'

/** A curriculum vitae on one sheet (R1; `devloper` is spelt so on purpose). */
export default function Devloper1Page({ data }: PageProps<Queries.Devloper1PageQuery>) {
  const words = required(data.devloper1Page, 'content/pages/devloper-1.yml')
  const { timeline: work } = required(data.aboutPage, 'content/pages/about.yml')
  const { title, description, hero, matrix, timeline, lists, projects, contact } = words
  const all = data.allProject.nodes
  const columns = (matrix?.projects ?? []).flatMap((slug) => all.filter((project) => project.slug === slug))
  const rows = withProjects(projects?.rows ?? [], all).map(({ project, field }) => ({ ...project, field }))
  const number = sectionNumbers({
    matrix: columns.length > 0 ? matrix?.tools : [],
    timeline: timeline?.years,
    lists: lists?.groups.filter(({ entries }) => entries.length > 0),
    projects: rows,
    contact: contact?.heading,
  })

  return (
    <>
      <PageHead title={title} description={description} path="/devloper-1/" />
      <Opening words={hero} />
      {matrix && number.matrix && (
        <Matrix number={number.matrix} words={matrix} projects={columns} firstYears={work.specialties} />
      )}
      {timeline && number.timeline && <Timeline number={number.timeline} words={timeline} work={work} />}
      {lists && number.lists && <Lists number={number.lists} words={lists} />}
      {projects && number.projects && <ProjectTable number={number.projects} words={projects} projects={rows} />}
      {contact && number.contact && <References number={number.contact} words={contact} />}
    </>
  )
}

export const query = graphql`
  query Devloper1Page {
    devloper1Page {
      title
      description
      hero {
        ...CurriculumOpening
      }
      matrix {
        ...CurriculumMatrix
        projects
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
          project
          field
        }
      }
      contact {
        ...CurriculumContact
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
    allProject {
      nodes {
        ...CurriculumColumn
        ...CurriculumProject
      }
    }
  }
`
