import type { NodePluginArgs } from 'gatsby'
import { isRecord } from './select'

/** The constant `__THEME_DEFAULT__` of the bundle (O3): the shade of each part before a visitor chooses. */
export function themeConstant(getNodesByType: NodePluginArgs['getNodesByType']): Record<string, string> {
  const theme = getNodesByType('SiteContent')[0]?.['theme']
  if (!isRecord(theme)) throw new Error('the default theme is needed before the content is sourced')
  return { __THEME_DEFAULT__: JSON.stringify(theme['default']) }
}
