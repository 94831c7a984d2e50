import { useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle'

/** The earliest signs of interaction: each comes before the press it may lead to. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

let hasInput = false

function onFirstInput(notify: () => void): () => void {
  let cancel: (() => void) | undefined
  const note = ({ type, target }: Event) => {
    // Some lists scroll by themselves, to begin with what is current.
    if (type === 'scroll' && target !== document) return
    stop()
    // What comes now would delay the answer to the input itself.
    cancel = whenIdle(() => {
      hasInput = true
      notify()
    })
  }
  const stop = () => {
    for (const input of INPUTS) window.removeEventListener(input, note, { capture: true })
  }
  if (!hasInput) for (const input of INPUTS) window.addEventListener(input, note, { capture: true, passive: true })
  return () => {
    stop()
    cancel?.()
  }
}

/**
 * Whether the visitor has interacted with the site and the browser has been idle since; for deferring what only helps
 * those who do.
 */
export function useFirstInput(): boolean {
  return useSyncExternalStore(
    onFirstInput,
    () => hasInput,
    () => false,
  )
}
