/** A picture as the `Picture` fragment gives it. */
export function picture(alt: string, width = 2000, height = 1250): Queries.PictureFragment {
  const file = `/${alt.toLowerCase().replaceAll(' ', '-')}.jpg`
  return {
    alt,
    focus: null,
    file: {
      childImageSharp: {
        gatsbyImageData: {
          width,
          height,
          backgroundColor: '#888888',
          images: { fallback: { src: file, srcSet: `${file} 400w` }, sources: [] },
        },
      },
    },
  }
}

/** A picture as the `WidePicture` fragment gives it. */
export function widePicture(alt: string): Queries.WidePictureFragment {
  return {
    ...picture(alt),
    upright: { srcSet: '/upright.webp 400w', avif: '/upright.avif 400w', part: '0.25 0 0.5 1' },
  }
}

/** A picture as the `CoverPicture` fragment gives it. */
export function coverPicture(alt: string, ratio = 0.8): Queries.CoverPictureFragment {
  const wide = widePicture(alt)
  return { ...wide, upright: { ...wide.upright, ratio } }
}
