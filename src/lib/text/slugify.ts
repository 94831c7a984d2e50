/** A text as the slug of a tag or project: `Still life` and `STILL-LIFE` become `still-life`, `Été` becomes `ete`. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
