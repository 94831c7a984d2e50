import { useEffect, useState } from 'react'
import { keepTabIn } from './keep-tab-in'
import { keepTransitions } from './keep-transitions'
import { giveEntryAway } from './use-history-panel'
import { useInertPage } from './use-inert-page'
import { useSingleClick } from './use-single-click'

/**
 * What all dialogs over the page share: the page behind is inert, Tab is trapped, and focus returns to the opener
 * unless it goes somewhere new. The opener may be gone, as with a menu when the window narrows: then focus goes to the
 * header's first link.
 * @returns `dialog`, props for Bootstrap's dialog; `leave`, for a link in it that leads to another page; and
 *   `letFocusGo`, for code that moves focus elsewhere itself
 */
export function useDialog(isOpen: boolean, onClose: () => void) {
  const [returns, setReturns] = useState(true)
  const [isGone, setGone] = useState(false)
  useInertPage(isOpen)
  useSingleClick(isOpen)

  // Runs after the dialog's own effects, which return the focus.
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
