import { createRequire } from 'node:module'
import path from 'node:path'

type Plugin = string | [file: string, ...options: unknown[]]
type Preset = (api: unknown, options: { stage?: string }) => { plugins: Plugin[] }

/** What Gatsby's preset of Babel rewrites for browsers of any age, whatever `browserslist` says. */
const OLD_WAYS =
  /plugin-(proposal-(class-properties|nullish-coalescing-operator|optional-chaining)|transform-(spread|classes))\b/

/** Without what browsers of `browserslist` in package.json can all read as it is written. */
export const withoutOldWays = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.filter(
    (plugin) => !OLD_WAYS.test((typeof plugin === 'string' ? plugin : plugin[0]).replaceAll(path.sep, '/')),
  )

/**
 * Lets scripts for visitors keep the syntax they are written in: a hundredth of their bytes. Gatsby's preset has no option
 * for it. Called before the build.
 */
export function keepModernSyntax(): void {
  const { resolve } = createRequire(path.resolve('package.json'))
  const load = createRequire(resolve('gatsby/package.json'))
  const preset = load('babel-preset-gatsby') as { default: Preset }
  const { default: rewritten } = preset
  preset.default = (api, options) => {
    const made = rewritten(api, options)
    return options.stage === 'build-javascript' ? { ...made, plugins: withoutOldWays(made.plugins) } : made
  }
}
