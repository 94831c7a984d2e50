import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

type Plugin = string | [file: string, ...options: unknown[]]
interface Made {
  presets: [file: string, options: object][]
  plugins: Plugin[]
}
type Preset = (api: unknown, options: { stage?: string }) => Made

/** What Gatsby's Babel preset and its TypeScript plugin transpile for old browsers, whatever `browserslist` says. */
const OLD_WAYS =
  /plugin-(proposal-(class-properties|n(ullish-coalescing-operator|umeric-separator)|optional-chaining)|transform-(spread|classes))\b/

/** Where Gatsby notes what its plugins add to Babel's options. */
const STATE = '.cache/babelState.json'
interface BabelState {
  stages: Record<string, { plugins: { name: string }[] }>
}

/** Drops the plugins for syntax that all browsers of `browserslist` in package.json support. */
export const withoutOldWays = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.filter((plugin) => !isOldWay(typeof plugin === 'string' ? plugin : plugin[0]))

/**
 * Has `@babel/preset-env` leave parameters alone: by default it takes them apart because of bugs of browsers older than
 * those of `browserslist`.
 */
const withParameters = (presets: Made['presets']): Made['presets'] =>
  presets.map(([file, options]) => [file, file.includes('preset-env') ? { ...options, bugfixes: true } : options])

const isOldWay = (file: string) => OLD_WAYS.test(file.replaceAll(path.sep, '/'))

/**
 * Keeps modern syntax in scripts for visitors, which saves a hundredth of their bytes. Gatsby's preset and TypeScript
 * plugin have no option for it. Called before the build, once Gatsby has noted what plugins add.
 */
export function keepModernSyntax(): void {
  const { resolve } = createRequire(path.resolve('package.json'))
  const load = createRequire(resolve('gatsby/package.json'))
  const preset = load('babel-preset-gatsby') as { default: Preset }
  const { default: rewritten } = preset
  preset.default = (api, options) => {
    const made = rewritten(api, options)
    return options.stage === 'build-javascript'
      ? { ...made, presets: withParameters(made.presets), plugins: withoutOldWays(made.plugins) }
      : made
  }
  const state = JSON.parse(readFileSync(STATE, 'utf8')) as BabelState
  for (const stage of Object.values(state.stages)) stage.plugins = stage.plugins.filter(({ name }) => !isOldWay(name))
  writeFileSync(STATE, JSON.stringify(state))
}

/** The part of webpack's configuration that is used here. */
interface Config {
  optimization?: { minimizer?: { options?: { minimizer?: { options?: object }; minimizerOptions?: object } }[] }
}

const FOR_SCRIPTS = { compress: { ecma: 2020, passes: 3 }, format: { ecma: 2020 } }
/** What works out sums in styles knows no `min()`, `max()` and `clamp()` in them, and warns of each. */
const FOR_STYLES = { preset: ['default', { calc: false }] }

/**
 * Has scripts minified into modern syntax too, which saves another three hundred bytes of each page's: Gatsby asks Terser
 * for that of 2009. Around modules webpack's old functions stay: arrows save nothing and take browsers longer to read.
 * Styles keep their sums as they are written.
 */
export function minifyModern({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const config = (getConfig as () => Config)()
  for (const { constructor, options } of config.optimization?.minimizer ?? []) {
    if (constructor.name === 'TerserPlugin' && options?.minimizer) options.minimizer.options = FOR_SCRIPTS
    if (constructor.name === 'CssMinimizerPlugin' && options) options.minimizerOptions = FOR_STYLES
  }
  actions.replaceWebpackConfig(config)
}
