import { useSyncExternalStore } from 'react'

/** What a visitor does first: each comes before the press that it may lead to. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

let hasInput = false

function onFirstInput(notify: () => void): () => void {
  const note = () => {
    hasInput = true
    stop()
    notify()
  }
  const stop = () => {
    for (const input of INPUTS) window.removeEventListener(input, note, { capture: true })
  }
  if (!hasInput) for (const input of INPUTS) window.addEventListener(input, note, { capture: true, passive: true })
  return stop
}

/** Whether the visitor has done anything on the site yet: the time for what is of use to one who does. */
export function useFirstInput(): boolean {
  return useSyncExternalStore(
    onFirstInput,
    () => hasInput,
    () => false,
  )
}
