/**
 * Fills in a text: `interpolate('{name} at {company}', { name: 'Ada', company: 'Studio' })` is `Ada at Studio`.
 * Placeholders without a value are left as they are.
 */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
