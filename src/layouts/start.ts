import { noteFailedResources } from '../lib/note-failed-resources'
import { spareData } from '../lib/spare-data'
import { watchForUpdate } from '../lib/site-update'
import { forgetOldScroll } from './forget-old-scroll'

/** Before the first page is taken over by its scripts: what Gatsby calls `onClientEntry`. */
export function start(): void {
  forgetOldScroll()
  noteFailedResources()
  spareData()
  watchForUpdate()
}
