/** First path segments that the build and the site use themselves, and what for. */
const RESERVED: Record<string, string> = {
  static: 'the images and fonts of the build',
  'page-data': 'the data of the pages',
  'slice-data': 'the data of the pages',
  icons: 'the icons of the site',
  share: 'the pictures that other sites show',
  sq: 'the data of the pages',
  works: 'the works of a tag',
  projects: 'the list of projects',
  index: 'the home page',
  offline: 'the page without a connection',
  'offline-plugin-app-shell-fallback': 'the page without a connection',
  'dev-404-page': 'the page of a missing page',
  '404': 'the page of a missing page',
}

/**
 * Explains why a page cannot have an address.
 * @param statics every file of `static/`, whose folders are addresses too
 * @returns undefined if it can
 */
export function explainReserved(slug: string, statics: readonly string[]): string | undefined {
  const use = Object.hasOwn(RESERVED, slug)
    ? RESERVED[slug]
    : statics.some((file) => file.startsWith(`${slug}/`))
      ? `the files of static/${slug}`
      : undefined
  return use && `/${slug}/ is taken by ${use}; expected another name`
}
