import { graphql } from 'gatsby'
import { fromScreen } from './from-screen'
import { twoDigits } from '../../../lib/text/two-digits'
import { mixWorks } from './mix-works'
import type { Work } from './work'

/** The narrowest ratio of a detail, width over height. */
const NARROWEST = 0.8

/**
 * The works of a page in reading order, with their numbers in the list; in the gallery of everything they are numbered
 * by position.
 */
export function worksOf({
  gallery,
  before,
  order,
  hinges,
  projects,
  photos,
  screens,
  details,
}: Queries.PageWorksFragment): Work[] {
  const works = [...mixWorks(projects, photos), ...screens.map((screen) => ({ ...fromScreen(screen), number: '' }))]
  return order.flatMap((slug, at) => {
    const found = works.find((one) => one.slug === slug)
    if (!found) return []
    const work = { ...found, hinge: hinges[at] }
    if (gallery.hang === 'everything') return { ...work, number: twoDigits(before + at + 1) }
    const detail = details.find((one) => one.slug === slug)?.image.detail
    return detail ? { ...work, detail, ratio: Math.max(work.ratio, NARROWEST) } : work
  })
}

export const galleryWorksFragments = graphql`
  fragment PageWorks on WorksPage {
    gallery {
      hang
    }
    before
    order
    hinges
    projects {
      ...GalleryProject
    }
    photos {
      ...GalleryPhoto
    }
    screens {
      ...GalleryScreen
    }
    details {
      slug
      image {
        detail {
          ...PictureDetail
        }
      }
    }
  }
  fragment PictureDetail on PictureDetail {
    left
    top
    width
    height
    pixels
    src
    srcSet
    avif
    phone
  }
`
