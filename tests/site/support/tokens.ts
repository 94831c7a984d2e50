import { compileString } from 'sass'

/** Compiles a Sass expression with the tokens, the one place that defines the site's values (C12). */
function compiled(expression: string): string {
  const { css } = compileString(`@use 'sass:map'; @use 'src/styles/tokens' as *; a { value: #{${expression}} }`, {
    loadPaths: ['.'],
  })
  const value = /value: ([^;]+);/.exec(css)?.[1]
  if (!value) throw new Error(`src/styles/_tokens.scss has no ${expression}`)
  return value
}

/** The value of a token: `token('drawer-width')` is `20rem`. */
export const token = (name: string): string => compiled(`$${name}`)

/** The number of a token in its own unit. */
export const amount = (name: string): number => Number.parseFloat(token(name))

/** A colour of a shade (C2) as written in style sheets: `#11202f`. */
export const colour = (name: string, shade: 'light' | 'dark' = 'light'): string =>
  compiled(`map.get($shade-${shade}, '${name}')`)

/** A colour of a shade (C2) as browsers compute it: `rgb(17, 32, 47)`. */
export function paint(name: string, shade: 'light' | 'dark' = 'light'): string {
  const parts = colour(name, shade).match(/[0-9a-f]{2}/gi) ?? []
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`
}

/** A CSS time in seconds, whether written in seconds or milliseconds. */
export const seconds = (time: string): number => Number.parseFloat(time) / (time.endsWith('ms') ? 1000 : 1)
