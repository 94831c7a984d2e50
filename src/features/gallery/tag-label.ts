/** A tag as a visitor reads it: `still-life` is `Still life`. */
export function tagLabel(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
