import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * The webpack plugin that defines `__ON_SERVER__`: whether the code renders pages for the build. Code behind it is
 * dropped from the scripts for browsers.
 */
export function serverConstant({ plugins, stage }: CreateWebpackConfigArgs): object {
  // Gatsby types this only as a function.
  const define = plugins.define as (values: Record<string, string>) => object
  return define({ __ON_SERVER__: JSON.stringify(stage.endsWith('html')) })
}
