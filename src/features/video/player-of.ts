import type { ComponentType } from 'react'
import type { BaseReactPlayerProps } from 'react-player/base'
import { type Platform, platformOf } from '../../lib/platform-of'

/** A player's module, with the player as its default export. */
export interface PlayerModule {
  default: ComponentType<BaseReactPlayerProps>
}

const players: Readonly<Record<Platform, () => Promise<PlayerModule>>> = {
  file: () => import(/* webpackChunkName: "player-file" */ 'react-player/file'),
  youtube: () => import(/* webpackChunkName: "player-youtube" */ 'react-player/youtube'),
  vimeo: () => import(/* webpackChunkName: "player-vimeo" */ 'react-player/vimeo'),
}

/** Whether a film is a file the browser plays natively: the site then provides the controls. */
export const isFile = (url: string) => platformOf(url) === 'file'

/** Options that keep the platforms from tracking visitors (O5). */
export const privacy = {
  youtube: { embedOptions: { host: 'https://www.youtube-nocookie.com' } },
  vimeo: { playerOptions: { dnt: true } },
}

/**
 * Returns the loader of the player for a film, so that no other player is loaded. Undefined if none can play the
 * address.
 */
export function playerOf(url: string): (() => Promise<PlayerModule>) | undefined {
  const platform = platformOf(url)
  return platform && players[platform]
}
