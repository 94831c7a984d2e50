import { useEffect, useState } from 'react'

/**
 * Whether captions are shown: off at first, for they stand over the picture. Gives the state and what changes it.
 * @param video the film's element, if there is one; asked again at every render
 */
export function useCaptions(video: () => HTMLVideoElement | undefined) {
  const [areShown, setShown] = useState(false)

  useEffect(() => {
    for (const track of video()?.textTracks ?? []) track.mode = areShown ? 'showing' : 'hidden'
  })
  return { areShown, toggle: () => setShown(!areShown) }
}
