import type { CreateWebpackConfigArgs } from 'gatsby'
import { defineConstants } from './typed'

/**
 * The webpack plugin that defines `__ON_SERVER__`: whether the code renders pages for the build. Code behind it is
 * dropped from the scripts for browsers.
 */
export function serverConstant({ plugins, stage }: CreateWebpackConfigArgs): object {
  return defineConstants(plugins, { __ON_SERVER__: JSON.stringify(stage.endsWith('html')) })
}
