const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))

/**
 * Every code that a country could have in ISO 3166-1: `AA` to `ZZ`. Which of them are in use, what `Intl` knows of each
 * tells; there is no list of them in it.
 */
export const COUNTRY_CODES: readonly string[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
