import { useEffect, useState } from 'react'
import { keepTabIn } from './keep-tab-in'
import { keepTransitions } from './keep-transitions'
import { giveEntryAway } from './use-history-panel'
import { useInertPage } from './use-inert-page'

/**
 * What all dialogs over the page have in common: the page behind is out of reach, Tab stays in, and the focus returns to
 * what opened them, unless it has somewhere new to go. What opened them may have gone since, as a menu does with a window
 * that becomes narrow: then the header's first link takes it.
 * @returns `dialog`, properties for Bootstrap's dialog; `leave`, for a link in it that leads to another page; and
 * `letFocusGo`, for what moves the focus elsewhere by itself
 */
export function useDialog(isOpen: boolean, onClose: () => void) {
  const [returns, setReturns] = useState(true)
  const [isGone, setGone] = useState(false)
  useInertPage(isOpen)

  // After the dialog's own effects, which give the focus back.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isGone && returns && isLost) document.querySelector<HTMLElement>('header a')?.focus()
  }, [isGone, returns])

  const letFocusGo = () => setReturns(false)
  const leave = () => {
    letFocusGo()
    giveEntryAway()
    onClose()
  }
  const dialog = {
    show: isOpen,
    onShow: () => {
      setReturns(true)
      setGone(false)
    },
    onEnter: keepTransitions,
    onHide: onClose,
    onExited: () => setGone(true),
    onKeyDown: keepTabIn,
    restoreFocus: returns,
  }
  return { dialog, leave, letFocusGo }
}
