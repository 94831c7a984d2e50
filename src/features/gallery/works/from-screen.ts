import { graphql } from 'gatsby'
import { pictureRatio } from '../../../lib/picture/image-data'
import { tagLabel } from '../tags/tags'
import type { Work } from './work'

/** Margins of a screen on its ground, in shares of the width: beside it, and above and below. */
const MARGINS = { phone: { beside: 0.2, above: 0.14 }, other: { beside: 0.08, above: 0.08 } }

/** A screen of a project as a work. */
export function fromScreen({
  slug,
  project,
  image,
  kind,
  ground,
  tags,
}: Queries.GalleryScreenFragment): Omit<Work, 'number'> {
  const { name, path, year } = project
  const { beside, above } = kind === 'phone' ? MARGINS.phone : MARGINS.other
  return {
    slug,
    name,
    kind: tagLabel(project.tags[0] ?? ''),
    year,
    line: kind,
    tags,
    picture: image,
    colour: image.colour,
    ratio: 1 / ((1 - 2 * beside) / pictureRatio(image) + 2 * above),
    href: path,
    photograph: false,
    ground: { colour: ground, beside, above },
  }
}

export const galleryScreenFragment = graphql`
  fragment GalleryScreen on GalleryScreen {
    slug
    project {
      name
      path
      year
      tags
    }
    image {
      ...Picture
      colour
    }
    kind
    ground
    tags
  }
`
