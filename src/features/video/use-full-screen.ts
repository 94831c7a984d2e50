import { type RefObject, useCallback } from 'react'

/** Shows an element over the whole screen, and back; undefined where the browser does not. */
export function useFullScreen(element: RefObject<HTMLElement>): (() => void) | undefined {
  const fill = useCallback(() => {
    void (document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen())
  }, [element])
  return document.fullscreenEnabled ? fill : undefined
}
