/** Joins the class names that are there: `classNames('a', undefined, 'b')` is `a b`, nothing gives `undefined`. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
