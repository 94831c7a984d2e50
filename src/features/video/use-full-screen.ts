import { type RefObject, useCallback } from 'react'

/** Toggles full screen for an element; undefined if the browser does not support it. */
export function useFullScreen(element: RefObject<HTMLElement>): (() => void) | undefined {
  const fill = useCallback(() => {
    void (document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen())
  }, [element])
  return document.fullscreenEnabled ? fill : undefined
}
