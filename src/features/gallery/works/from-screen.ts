import { graphql } from 'gatsby'
import { pictureRatio } from '../../../lib/picture/image-data'
import { tagLabel } from '../tags/tags'
import type { Ground, Work } from './work'

/**
 * How a screen sits on its ground, with margins in shares of the width. A phone is shown whole, with equal margins on
 * the right and below. A wider screen is enlarged enough to be readable, and runs off the right and bottom edges.
 */
const STANDS: Record<'phone' | 'wide', Omit<Ground, 'colour'>> = {
  phone: { beside: 0.2, above: 0.14 },
  wide: { beside: 0.08, above: 0.08, larger: 2.1 },
}

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
  const stand = kind === 'phone' ? STANDS.phone : STANDS.wide
  const { beside, above } = stand
  return {
    slug,
    name,
    kind: tagLabel(project.tags[0] ?? ''),
    year,
    line: kind,
    tags,
    picture: image,
    colour: image.colour,
    // The ground is as tall as it would be around the whole screen.
    ratio: 1 / ((1 - 2 * beside) / pictureRatio(image) + 2 * above),
    href: path,
    photograph: false,
    ground: { colour: ground, ...stand },
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
