const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))

/**
 * Every possible ISO 3166-1 alpha-2 code, `AA` to `ZZ`. `Intl` cannot list the codes in use, but knows which of these
 * it can name.
 */
export const COUNTRY_CODES: readonly string[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
