import { COUNTRY_CODES } from '../country-codes'

const plain = (name: string) => name.toLowerCase().replace(/^the /, '')

/**
 * The ISO 3166-1 code of a country: `NL` for `the Netherlands`.
 * @param language the language that the name is in, as a tag
 * @returns undefined for a name that the language does not know
 */
export function countryCode(name: string, language: string): string | undefined {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  return COUNTRY_CODES.find((code) => plain(names.of(code) ?? '') === plain(name))
}
