import { COUNTRY_CODES } from '../country-codes'

const plain = (name: string) => name.toLowerCase().replace(/^the /, '')

/**
 * The ISO 3166-1 code of a country: `NL` for `the Netherlands`.
 * @param language language tag of the name
 * @returns undefined if the name is not known in that language
 */
export function countryCode(name: string, language: string): string | undefined {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' })
  return COUNTRY_CODES.find((code) => plain(names.of(code) ?? '') === plain(name))
}
