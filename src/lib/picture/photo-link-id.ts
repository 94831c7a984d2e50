/** The id of the link to a photograph, by which the viewer finds it when it closes. */
export function photoLinkId(slug: string): string {
  return `photograph-${slug}`
}
