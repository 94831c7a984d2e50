import { noteFailedResources } from '../lib/note-failed-resources'
import { spareData } from '../lib/spare-data'
import { watchForUpdate } from '../lib/site-update'
import { followRedirects } from './follow-redirects'
import { forgetOldScroll } from './forget-old-scroll'

/** What happens once, before Gatsby shows the page that was opened; it waits for what is given. */
export function start(): Promise<never> | undefined {
  forgetOldScroll()
  noteFailedResources()
  spareData()
  watchForUpdate()
  return followRedirects()
}
