/** Address of the page of a tag (R3). */
export function tagPath(tag: string): string {
  return `/works/${tag}/`
}
