import { graphql, type PageProps } from 'gatsby'
import { AboutTeaser } from '../features/about/about-teaser'
import { ContactField } from '../features/contact/contact-field'
import { PageHead } from '../features/head/page-head'
import { Hero } from '../features/hero/hero'
import { Process } from '../features/process/process'
import { Specialties } from '../features/specialties/specialties'
import { WorkIndex } from '../features/works/work-index'
import { required } from '../lib/required'

/** The home page (R1). */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { hero, work, specialties, process, about, contact, title, description } = required(
    data.indexPage,
    'content/pages/index.yml',
  )
  const { video } = required(data.siteContent, 'content/site.yml')
  const works = work.projects.flatMap((slug) => data.allProject.nodes.filter((project) => project.slug === slug))

  return (
    <>
      <PageHead title={title} description={description} path="/" kind="home" />
      <Hero words={hero} film={video} works="#work" />
      <WorkIndex id="work" number={1} words={work} all={`/${work.all.gallery}/`} works={works} />
      <Specialties number={2} heading={specialties.heading} />
      <Process number={3} words={process} />
      <AboutTeaser number={4} words={about} />
      <ContactField number={5} heading={contact.heading} aside={contact.aside} />
    </>
  )
}

export const query = graphql`
  query IndexPage {
    siteContent {
      video {
        ...HeroFilm
      }
    }
    indexPage {
      title
      description
      hero {
        ...HeroWords
      }
      work {
        ...WorkIndexWords
        projects
        all {
          gallery
        }
      }
      specialties {
        heading
      }
      process {
        ...ProcessWords
      }
      about {
        ...AboutTeaserWords
      }
      contact {
        heading
        aside
      }
    }
    allProject {
      nodes {
        slug
        ...Work
      }
    }
  }
`
