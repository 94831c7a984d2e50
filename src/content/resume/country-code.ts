const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))

/** Every pair of capitals; those that are no country are named as themselves. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

const plain = (name: string) => name.toLowerCase().replace(/^the /, '')

/**
 * The ISO 3166-1 code of a country: `NL` for `the Netherlands`.
 * @param language the language that the name is in, as a tag
 * @returns undefined for a name that the language does not know
 */
export function countryCode(name: string, language: string): string | undefined {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  return CODES.find((code) => plain(names.of(code) ?? '') === plain(name))
}
