import { graphql } from 'gatsby'
import { pictureFile, pictureRatio } from '../../../lib/picture/image-data'
import { twoDigits } from '../../../lib/text/two-digits'
import { tagLabel } from '../tags/tags'
import type { Work } from './work'

type Unnumbered = Omit<Work, 'number'>

/**
 * Projects and photographs in one list, ordered by their numbers among all works in the content. A photograph outside
 * that list has no number and comes first.
 */
export function mixWorks(
  projects: readonly Queries.GalleryProjectFragment[],
  photos: readonly Queries.GalleryPhotoFragment[],
): Work[] {
  const works = [
    ...projects.map((project) => ({ number: project.galleryNumber, work: fromProject(project) })),
    ...photos.map((photo) => ({ number: photo.galleryNumber ?? 0, work: fromPhoto(photo) })),
  ]
  return works
    .sort((a, b) => a.number - b.number)
    .map(({ number, work }) => ({ ...work, number: number === 0 ? '' : twoDigits(number) }))
}

/** Projects and photographs as queried by the pages of works; tag pages also query upright pictures. */
interface GalleryProject extends Queries.GalleryProjectFragment {
  cover: Queries.GalleryProjectFragment['cover'] & { upright?: Queries.UprightFragment }
}
interface GalleryPhoto extends Queries.GalleryPhotoFragment {
  image: Queries.GalleryPhotoFragment['image'] & { upright?: Queries.UprightFragment }
}

function fromProject({ slug, path, name, line, year, tags, cover }: GalleryProject): Unnumbered {
  const kind = tagLabel(tags[0] ?? '')
  return {
    slug,
    name,
    kind,
    year,
    line,
    tags,
    picture: cover,
    upright: cover.upright,
    colour: cover.colour,
    ratio: pictureRatio(cover),
    href: path,
    photograph: false,
  }
}

function fromPhoto({ slug, title, place, year, tags, image }: GalleryPhoto): Unnumbered {
  const kind = tagLabel(tags[0] ?? '')
  return {
    slug,
    name: title,
    kind,
    year,
    line: place,
    tags,
    picture: image,
    upright: image.upright,
    colour: image.colour,
    ratio: pictureRatio(image),
    href: pictureFile(image),
    photograph: true,
  }
}

export const galleryWorkFragments = graphql`
  fragment GalleryProject on Project {
    slug
    path
    name
    line
    year
    tags
    galleryNumber
    cover {
      ...Picture
      colour
    }
  }
  fragment GalleryPhoto on Photo {
    slug
    title
    place
    year
    tags
    galleryNumber
    image {
      ...Picture
      colour
    }
  }
`
