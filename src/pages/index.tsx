import { graphql, type PageProps } from 'gatsby'
import { AboutTeaser } from '../features/about/about-teaser'
import { ContactField } from '../features/contact/contact-field'
import { PageHead } from '../features/head/page-head'
import { Hero } from '../features/hero/hero'
import { Process } from '../features/process/process'
import { Specialties } from '../features/specialties/specialties'
import { WorkIndex } from '../features/works/work-index'
import { invariant } from '../lib/invariant'
import { sectionNumbers } from '../lib/section-numbers'
import { Sections } from '../ui/sections'

/** The home page (R1). */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { hero, work, specialties, process, about, contact, title, description } = invariant(
    data.indexPage,
    'content/pages/index.yml',
  )
  const site = invariant(data.siteContent, 'content/site.yml')
  const works = [
    ...(work?.covers ?? []).map((project) => ({ ...project, picture: project.cover, isCover: true })),
    ...(work?.scenes ?? []).map((project) => ({ ...project, picture: project.scene, isCover: false })),
  ]
  const number = sectionNumbers({
    work,
    specialties: specialties && site.specialties,
    process,
    about,
    contact,
  })

  return (
    <>
      <PageHead title={title} description={description} path="/" kind="home" subject={{ type: 'person' }} />
      <Sections>
        <Hero words={hero} film={site.video} works={work ? '#work' : undefined} />
        {work && number.work && (
          <WorkIndex id="work" number={number.work} words={work} all={work.all?.gallery.path} works={works} />
        )}
        {specialties && number.specialties && (
          <Specialties number={number.specialties} words={specialties} specialties={site.specialties} />
        )}
        {process && number.process && <Process number={number.process} words={process} />}
        {about && number.about && <AboutTeaser number={number.about} words={about} />}
        {contact && number.contact && (
          <ContactField number={number.contact} heading={contact.heading} aside={contact.aside} />
        )}
      </Sections>
    </>
  )
}

export const query = graphql`
  query IndexPage {
    siteContent {
      video {
        ...HeroFilm
      }
      specialties {
        ...Specialty
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
        covers {
          ...Work
          cover {
            ...CoverPicture
          }
        }
        scenes {
          ...Work
          scene {
            ...CoverPicture
          }
        }
        all {
          gallery {
            path
          }
        }
      }
      specialties {
        ...SpecialtiesWords
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
  }
`
