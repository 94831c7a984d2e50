/**
 * Cuts a text into its sentences. One begins with a capital, so that neither `9.00` nor an abbreviation ends it.
 * @returns the sentences in order, without the spaces between them
 */
export function sentencesOf(text: string): string[] {
  return text.replace(/([.!?])\s+(?=\p{Lu})/gu, '$1\n').split('\n')
}
