/** The file of the site's colours, from the root. */
export const TOKENS = 'src/styles/_tokens.scss'

/** The shades of the site, each a map `$shade-…` of the tokens. */
export const SHADES = ['light', 'dark'] as const
export type Shade = (typeof SHADES)[number]

/** What a shade says of a name, and its line, counted from 1. */
export interface ShadeValue {
  value: string
  line: number
}

/**
 * Everything in a shade, by name, whether it is a hex colour or not.
 * @param tokens the text of `TOKENS`
 * @returns nothing if the text has no such shade
 */
export function shadeValues(tokens: string, shade: Shade): Map<string, ShadeValue> {
  const lines = tokens.split(/\r?\n/)
  const first = lines.findIndex((line) => line.startsWith(`$shade-${shade}: (`))
  if (first < 0) return new Map()
  const end = lines.findIndex((line, i) => i > first && line.startsWith(');'))
  return new Map(
    lines.slice(first, end).flatMap((line, i) => {
      const [, name, value] = /^\s+'?([\w-]+)'?: *(.*?),?\s*(?:\/\/.*)?$/.exec(line) ?? []
      return name !== undefined && value !== undefined ? [[name, { value, line: first + i + 1 }] as const] : []
    }),
  )
}

/** Whether a value is a colour that code can compute with: `#4d665a`. */
export const isHexColour = (value: string): boolean => /^#[\da-f]{6}$/i.test(value)

/**
 * What a shade says of a name.
 * @throws naming file and shade if it says nothing
 */
export function shadeValue(tokens: string, shade: Shade, name: string): ShadeValue {
  const found = shadeValues(tokens, shade).get(name)
  if (!found) throw new Error(`${TOKENS} has no ${name} in $shade-${shade}; expected a colour like #4d665a`)
  return found
}

/**
 * A colour of a shade.
 * @returns six hex digits, `#4d665a`
 * @throws naming file, line and colour if the shade has none of this name, or one in another notation, such as `#fff`
 */
export function shadeColour(tokens: string, shade: Shade, name: string): string {
  const { value, line } = shadeValue(tokens, shade, name)
  if (!isHexColour(value))
    throw new Error(`${TOKENS}:${line} ${name} of $shade-${shade} is ${value}; expected six hex digits like #4d665a`)
  return value
}
