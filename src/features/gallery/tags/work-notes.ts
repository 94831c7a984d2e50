type TaggedPart = NonNullable<Queries.OneTagFragment['part']>

/**
 * What the page of a tag says of its works, by their slugs: what a technology does in them, and of an only photograph
 * what stands beside it wherever it is shown alone.
 */
export function workNotes({ uses, photos, total }: Pick<TaggedPart, 'uses' | 'photos' | 'total'>): Map<string, string> {
  const only = total === 1 ? photos.flatMap(({ slug, note }) => (note ? [[slug, note] as const] : [])) : []
  return new Map([...only, ...uses.map(({ work, line }) => [work, line] as const)])
}
