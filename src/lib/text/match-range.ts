/** Lower case, without accents: `É` becomes `e`. */
const fold = (character: string) => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Finds what was typed in a text, ignoring case and accents (C11).
 * @returns start and end of the first match that begins a word, or else of the first; undefined when there is none or
 * nothing was typed
 */
export function matchRange(text: string, typed: string): readonly [start: number, end: number] | undefined {
  const query = fold(typed.trim())
  if (!query) return undefined
  // Folding may change a character's length, so each keeps its original.
  const folded = Array.from(text, (character) => ({ character, plain: fold(character) }))
  const at = placeOf(query, folded.map(({ plain }) => plain).join(''))
  if (at < 0) return undefined

  let seen = 0
  let length = 0
  let start = 0
  for (const { character, plain } of folded) {
    if (seen <= at) start = length
    if (seen >= at + query.length) break
    seen += plain.length
    length += character.length
  }
  return [start, length]
}

function placeOf(query: string, text: string): number {
  const first = text.indexOf(query)
  for (let at = first; at >= 0; at = text.indexOf(query, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at
  }
  return first
}
