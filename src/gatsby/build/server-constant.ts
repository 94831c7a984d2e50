import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * The webpack plugin that defines `__ON_SERVER__`: whether the code is to render pages for the build. What stands behind
 * it is not in the scripts that browsers get.
 */
export function serverConstant({ plugins, stage }: CreateWebpackConfigArgs): object {
  // Gatsby's types call it no more than a function.
  const define = plugins.define as (values: Record<string, string>) => object
  return define({ __ON_SERVER__: JSON.stringify(stage.endsWith('html')) })
}
