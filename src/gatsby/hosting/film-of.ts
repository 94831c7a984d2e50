import type { BuildArgs } from 'gatsby'
import { isRecord } from '../../content/read/select'

/** `video.url` of `content/site.yml`, if there is a film. Throws if the content has not been sourced. */
export function filmOf({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): string | undefined {
  const [site] = getNodesByType('SiteContent')
  if (!site) throw new Error('the film is needed before the content is sourced')
  return isRecord(site.video) ? String(site.video.url) : undefined
}
