import { maskBrokenStorage } from './mask-broken-storage'
import { noteFailedResources } from './note-failed-resources'
import { respectSaveData } from './respect-save-data'
import { watchForUpdate } from '../../offline/client/site-update'
import { prefetchOnTouch } from './prefetch-on-touch'
import { followRedirects } from './follow-redirects'
import { forgetOldScroll } from './forget-old-scroll'
import { keyHashEntries } from './key-hash-entries'
import { noteScroll } from './note-scroll'
import { movePages } from './move-pages'
import { restoreScroll } from './restore-scroll'

/** Resolves in a task of its own: a phone responds to input in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Runs once, before Gatsby shows the opened page; Gatsby waits for the returned promise. */
export async function start(): Promise<void> {
  maskBrokenStorage()
  forgetOldScroll()
  restoreScroll()
  keyHashEntries()
  noteFailedResources()
  noteScroll()
  respectSaveData()
  prefetchOnTouch()
  watchForUpdate()
  if (process.env.NODE_ENV === 'development') void import('./show-faults').then(({ showFaults }) => showFaults())
  movePages()
  await followRedirects()
  await nextTask()
}
