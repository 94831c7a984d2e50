import type { ComponentType } from 'react'
import type { BaseReactPlayerProps } from 'react-player/base'

/** A player's module, with the player as its default export. */
export interface PlayerModule {
  default: ComponentType<BaseReactPlayerProps>
}

const FILE = /\.(mp4|webm)(\?.*)?$/i

const players: readonly [RegExp, () => Promise<PlayerModule>][] = [
  [FILE, () => import(/* webpackChunkName: "player-file" */ 'react-player/file')],
  [
    /^https?:\/\/([\w-]+\.)*(youtube|youtube-nocookie|youtu)\.(com|be)\//i,
    () => import(/* webpackChunkName: "player-youtube" */ 'react-player/youtube'),
  ],
  [/^https?:\/\/([\w-]+\.)*vimeo\.com\//i, () => import(/* webpackChunkName: "player-vimeo" */ 'react-player/vimeo')],
]

/** Whether a film is a file the browser plays natively: the site then provides the controls. */
export const isFile = (url: string) => FILE.test(url)

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
  return players.find(([pattern]) => pattern.test(url))?.[1]
}
