import type { CreateWebpackConfigArgs } from 'gatsby'
import { isRecord } from '../../content/read/select'
import { defineConstants } from './typed'

/**
 * The webpack plugin that defines `__THEME_DEFAULT__` (O3): the shade of each part before a visitor chooses. Throws if
 * the content has not been sourced, because the shades are unknown until then.
 */
export function themeConstant({ plugins, getNodesByType }: CreateWebpackConfigArgs): object {
  const theme = getNodesByType('SiteContent')[0]?.theme
  if (!isRecord(theme)) throw new Error('the default theme is needed before the content is sourced')
  return defineConstants(plugins, { __THEME_DEFAULT__: JSON.stringify(theme.default) })
}
