/**
 * Splits a text into sentences. A sentence starts with a capital, so neither `9.00` nor an abbreviation ends one.
 * @returns the sentences in order, without the spaces between them
 */
export function sentencesOf(text: string): string[] {
  return text.replace(/([.!?])\s+(?=\p{Lu})/gu, '$1\n').split('\n')
}

/** The phrases of a sentence: where it is too long for a line, it breaks after a colon. */
export const phrasesOf = (sentence: string): string[] => sentence.replaceAll(': ', ':\n').split('\n')
