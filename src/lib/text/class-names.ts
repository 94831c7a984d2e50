/** Joins class names, skipping falsy ones: `classNames('a', undefined, 'b')` is `a b`; undefined if none are left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
