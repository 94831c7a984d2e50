import type { Page } from '@playwright/test'
import { contentPolicy, inlineCode, withPolicy } from '../../../src/gatsby/hosting/policy'
import type { Host } from '../../support/host'
import type { Allowances } from '../../support/test'
import { built, builtFiles } from './built'
import { site } from './content'

/** A film on a platform. */
const ADDRESS = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/**
 * The part of YouTube's script that react-player uses: replaces an element with a frame, and reports when it is ready.
 */
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
 * Makes the built site's film a YouTube one, which the test answers for: in the data of all pages, and in the policy of
 * the home page, as a site with such a film has it.
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
