/**
 * Puts values into a text: `interpolate('{name} at {company}', { name: 'Ada', company: 'Studio' })` is `Ada at Studio`.
 * A name without a value stays as it stands.
 */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
