import type { CreateWebpackConfigArgs } from 'gatsby'
import { expect, it, vi } from 'vitest'
import { minifyModern, withoutOldWays } from '../../../src/gatsby/build/modern-syntax'

it('keeps what Babel must do for all browsers, and leaves out what it does for old ones', () => {
  const kept = [
    '/m/babel-plugin-macros/dist/index.js',
    ['/m/@babel/plugin-transform-runtime/lib/index.js', {}],
  ] as const
  const old = [
    ['/m/@babel/plugin-proposal-optional-chaining/lib/index.js'],
    ['/m/@babel/plugin-proposal-numeric-separator/lib/index.js'],
    ['/m/@babel/plugin-proposal-class-properties/lib/index.js', { loose: true }],
    ['/m/@babel/plugin-transform-classes/lib/index.js', { loose: true }],
    '/m/@babel/plugin-transform-spread/lib/index.js',
  ] as const
  expect(withoutOldWays([...kept, ...old].map((one) => (typeof one === 'string' ? one : [...one])))).toEqual(kept)
})

class TerserPlugin {
  options = { minimizer: { options: { compress: { ecma: 5 }, mangle: { safari10: true } } } }
}
class CssMinimizerPlugin {
  options = { minimizerOptions: { preset: 'default' } }
}

it('has scripts minified in the syntax of 2020, and no sums of styles worked out', () => {
  const config = { optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] } }
  const actions = { replaceWebpackConfig: vi.fn() }
  minifyModern({ stage: 'build-javascript', getConfig: () => config, actions } as unknown as CreateWebpackConfigArgs)
  const [[made]] = actions.replaceWebpackConfig.mock.calls as [[typeof config]]
  expect(made.optimization.minimizer.map(({ options }) => options)).toEqual([
    { minimizer: { options: { compress: { ecma: 2020, passes: 3 }, format: { ecma: 2020 } } } },
    { minimizerOptions: { preset: ['default', { calc: false }] } },
  ])
})
