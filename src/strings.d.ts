import type { Strings } from './content/schemas/strings/strings'

declare global {
  /** The words of `content/strings.yml`; src/gatsby/build/strings-constant.ts puts each in its place. */
  const STRINGS: Strings
  /** Language tag of the site, for `Intl`. */
  const LANGUAGE: string
}
