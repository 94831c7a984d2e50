import type { ComponentType } from 'react'
import type { BaseReactPlayerProps } from 'react-player/base'

/** A player's code, with the player as its default. */
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

/** Whether a film is a file, which the browser shows by itself: its controls are the site's. */
export const isFile = (url: string) => FILE.test(url)

/** What the platforms are told so that they keep no record of a visitor (O5). */
export const privacy = {
  youtube: { embedOptions: { host: 'https://www.youtube-nocookie.com' } },
  vimeo: { playerOptions: { dnt: true } },
}

/** Loads the player that can show a film, and no other one's code. Undefined for an address that none of them can. */
export function playerOf(url: string): (() => Promise<PlayerModule>) | undefined {
  return players.find(([pattern]) => pattern.test(url))?.[1]
}
