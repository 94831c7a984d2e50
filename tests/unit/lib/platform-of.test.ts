import { expect, it } from 'vitest'
import ReactPlayer from 'react-player'
import { platformOf } from '../../../src/lib/platform-of'

it.each([
  ['/promo.mp4', 'file'],
  ['/voorbeeld/promo.WEBM', 'file'],
  ['https://cdn.example/film.mp4?v=2', 'file'],
  ['https://cdn.example/film.mp4#t=5', 'file'],
  ['https://cdn.example/film.mp4?v=2#t=5', 'file'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube'],
  ['https://m.youtube.com/watch?list=x.mp4&v=aqz-KE-bpKQ', 'youtube'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube'],
  ['https://www.youtube.com/playlist?list=PL0', 'youtube'],
  ['https://youtu.be/aqz-KE-bpKQ', 'youtube'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube'],
  ['https://vimeo.com/1084537', 'vimeo'],
  ['https://player.vimeo.com/video/1084537?h=a', 'vimeo'],
])('plays %s as %s, and so does react-player', (url, platform) => {
  expect(platformOf(url)).toBe(platform)
  expect(ReactPlayer.canPlay(url)).toBe(true)
})

it.each([
  'https://example.com/film',
  'https://example.com/?film=/promo.mp4',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
  'https://example.com/youtu.be/aqz-KE-bpKQ',
  'https://youtu.com/aqz-KE-bpKQ',
  'https://www.youtube.be/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/@example',
  'https://vimeo.com/',
  'https://vimeo.com.example/1',
  '/promo.mp4#end',
  '/about/',
])('plays %s nowhere', (url) => {
  expect(platformOf(url)).toBeUndefined()
})
