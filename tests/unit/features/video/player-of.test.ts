import { expect, it } from 'vitest'
import { playerOf } from '../../../../src/features/video/player-of'

it.each([
  ['/promo.mp4', 'file'],
  ['/voorbeeld/promo.webm', 'file'],
  ['https://cdn.example/film.mp4?v=2', 'file'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube'],
  ['https://youtu.be/aqz-KE-bpKQ', 'youtube'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube'],
  ['https://vimeo.com/1084537', 'vimeo'],
  ['https://player.vimeo.com/video/1084537', 'vimeo'],
])('shows %s with the player for %s (O5)', async (url, name) => {
  const entries = {
    file: await import('react-player/file'),
    youtube: await import('react-player/youtube'),
    vimeo: await import('react-player/vimeo'),
  }
  const { default: player } = (await playerOf(url)?.()) ?? {}
  expect(player).toBe(entries[name as keyof typeof entries].default)
})

it.each(['https://example.com/film', 'https://notyoutube.com/watch?v=1', 'https://vimeo.com.example/1', '/about/'])(
  'knows no player for %s',
  (url) => {
    expect(playerOf(url)).toBeUndefined()
  },
)
