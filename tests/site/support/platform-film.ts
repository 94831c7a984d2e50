import type { Page } from '@playwright/test'
import { contentPolicy, inlineCode, withPolicy } from '../../../src/gatsby/hosting/policy'
import type { Host } from '../../support/host'
import type { Allowances } from '../../support/test'
import { built, builtFiles } from './built'
import { site } from './content'

/** A page of a platform with a film. */
const ADDRESS = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** As much of YouTube's script as react-player uses: it puts a frame in the place of an element, and says when that is there. */
const SCRIPT = `window.YT = {
  loaded: 1,
  PlayerState: {},
  Player: class {
    constructor(place, { host, videoId, events }) {
      this.frame = Object.assign(document.createElement('iframe'), { title: 'YouTube', src: host + '/embed/' + videoId })
      this.frame.onload = () => events.onReady()
      place.replaceWith(this.frame)
    }
    getIframe() { return this.frame }
    getDuration() { return 24 }
    getCurrentTime() { return 0 }
    getVideoLoadedFraction() { return 1 }
    playVideo() {}
    pauseVideo() {}
    stopVideo() {}
  },
}
window.onYouTubeIframeAPIReady()`

/** A player with two controls. */
const PLAYER = '<!doctype html><title>Player</title><button>Play</button><button>Settings</button>'

/**
 * Makes the film of the built site one of YouTube's, for which a test answers: in the data of all pages, and in the policy of
 * the home page, which is that of a site with such a film.
 */
export async function putFilmOnYouTube(page: Page, host: Host, allow: Allowances): Promise<void> {
  const html = built('index.html')
  const policy = contentPolicy([inlineCode(html)], ADDRESS)
  host.misbehave('/', { body: withPolicy(html, policy), type: 'text/html; charset=utf-8' })
  for (const file of builtFiles().filter((name) => /^page-data\/sq\/d\/\d+\.json$/.test(name))) {
    const body = built(file).replace(`"url":"${site.video.url}"`, `"url":"${ADDRESS}"`)
    host.misbehave(`/${file}`, { body, type: 'application/json; charset=utf-8' })
  }

  allow.host('www.youtube.com')
  await page.route('https://www.youtube.com/iframe_api', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  allow.host('www.youtube-nocookie.com')
  await page.route('https://www.youtube-nocookie.com/embed/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: PLAYER }),
  )
}
