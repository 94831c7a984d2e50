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
