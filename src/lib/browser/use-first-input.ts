import { useSyncExternalStore } from 'react'

/** The earliest signs of interaction: each comes before the press it may lead to. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

let hasInput = false

function onFirstInput(notify: () => void): () => void {
  const note = ({ type, target }: Event) => {
    // Some lists scroll by themselves, to begin with what is current.
    if (type === 'scroll' && target !== document) return
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

/** Whether the visitor has interacted with the site yet; for deferring what only helps those who do. */
export function useFirstInput(): boolean {
  return useSyncExternalStore(
    onFirstInput,
    () => hasInput,
    () => false,
  )
}
