import { graphql } from 'gatsby'
import { pictureFile } from '../../lib/picture-file'
import { pictureRatio } from '../../lib/picture-ratio'
import { tagLabel } from './tag-label'
import type { Work } from './work'

type Unnumbered = Omit<Work, 'number'>

/**
 * One list of all works: each project at its `galleryPlace`, photographs in their own order between them, projects
 * without a place last.
 * @param projects in the order of the site
 * @param photos in the order of the site
 */
export function mixWorks(
  projects: readonly Queries.GalleryProjectFragment[],
  photos: readonly Queries.GalleryPhotoFragment[],
): Work[] {
  const works = photos.map(fromPhoto)
  const placed = projects.map((project) => ({ project, place: project.galleryPlace ?? Infinity }))
  for (const { project, place } of placed.sort(byPlace)) {
    works.splice(place - 1, 0, fromProject(project))
  }
  return works.map((work, index) => ({ ...work, number: String(index + 1).padStart(2, '0') }))
}

/** Two without a place keep their order: infinity less infinity is no number. */
function byPlace(a: { place: number }, b: { place: number }): number {
  return a.place - b.place || 0
}

function fromProject({ slug, path, name, line, year, tags, cover }: Queries.GalleryProjectFragment): Unnumbered {
  const kind = tagLabel(tags[0] ?? '')
  return {
    slug,
    name,
    kind,
    year,
    line,
    tags,
    picture: cover,
    ratio: pictureRatio(cover),
    href: path,
    photograph: false,
  }
}

function fromPhoto({ slug, title, place, year, tags, image }: Queries.GalleryPhotoFragment): Unnumbered {
  const kind = tagLabel(tags[0] ?? '')
  return {
    slug,
    name: title,
    kind,
    year,
    line: place,
    tags,
    picture: image,
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
    galleryPlace
    cover {
      ...Picture
    }
  }
  fragment GalleryPhoto on Photo {
    slug
    title
    place
    year
    tags
    image {
      ...Picture
    }
  }
`
