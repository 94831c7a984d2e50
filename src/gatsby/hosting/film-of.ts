import type { BuildArgs } from 'gatsby'
import { isRecord } from '../../content/read/select'

/** `video.url` of `content/site.yml`. Throws before the content is sourced, for then nobody knows the film. */
export function filmOf({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): string {
  const video = getNodesByType('SiteContent')[0]?.video
  if (!isRecord(video) || typeof video.url !== 'string')
    throw new Error('the film is needed before the content is sourced')
  return video.url
}
