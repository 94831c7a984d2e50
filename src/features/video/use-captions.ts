import { useEffect, useState } from 'react'

/**
 * Whether captions are shown, and a function to toggle them. Off at first, as they cover the picture.
 * @param video returns the film's element, if there is one; called on every render
 */
export function useCaptions(video: () => HTMLVideoElement | undefined) {
  const [areShown, setShown] = useState(false)

  useEffect(() => {
    for (const track of video()?.textTracks ?? []) track.mode = areShown ? 'showing' : 'hidden'
  })
  return { areShown, toggle: () => setShown(!areShown) }
}
