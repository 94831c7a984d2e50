import { useEffect, useLayoutEffect } from 'react'
import { isMotionReduced } from './use-reduced-motion'
import * as motion from './scroll-reveal.module.scss'

/** AOS options with the site's defaults (C8): distances in px, times in ms. */
const options = {
  offset: 120,
  duration: Number.parseFloat(motion.duration ?? ''),
  easing: motion.easing as 'ease',
  throttleDelay: 99,
  debounceDelay: 50,
  once: true,
  startEvent: 'DOMContentLoaded',
} as const

const REVEALS = 'reveals'

/** Whether AOS has been initialised: every `init` adds listeners that it never removes. */
let isListening = false

/**
 * Reveals elements with `data-aos` when they are scrolled into view. The script loads on the first scroll; until then,
 * without it, and with reduced motion, everything is simply visible. What is already in view is never hidden.
 * @param page changes with every page, so that the new page's elements are picked up
 */
export function useScrollReveal(page: string): void {
  useEffect(() => {
    if (isMotionReduced()) return
    let gone = false
    let stop: (() => void) | undefined

    const start = async () => {
      const { AOS, noteShown } = await import(/* webpackChunkName: "aos" */ './reveal')
      if (gone) return
      for (const element of document.querySelectorAll('[data-aos]')) {
        if (element.getBoundingClientRect().top < window.innerHeight) element.classList.add('aos-animate')
      }
      const pictures = [...document.querySelectorAll<HTMLElement>('[data-aos="uncover"]:not(.aos-animate)')]
      // A picture is a large empty area until it is uncovered: it begins as soon as it comes in.
      for (const picture of pictures) picture.dataset.aosOffset = '0'
      stop = noteShown(pictures)
      if (isListening) AOS.refreshHard()
      else AOS.init(options)
      isListening = true
      document.documentElement.classList.add(REVEALS)
    }
    // Without the script nothing is hidden, so a failure needs no handling.
    const begin = () => void start().catch(() => undefined)
    window.addEventListener('scroll', begin, { once: true, passive: true })
    return () => {
      gone = true
      stop?.()
      window.removeEventListener('scroll', begin)
    }
  }, [page])
  // Together with the old page: hidden by it, what is in view of the next one would fade in, out of its own transition.
  useLayoutEffect(() => () => document.documentElement.classList.remove(REVEALS), [page])
}
