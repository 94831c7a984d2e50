/** A text as a slug, the way tags and projects are written in addresses: `Still life` and `STILL-LIFE` are `still-life`, `Été` is `ete`. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
