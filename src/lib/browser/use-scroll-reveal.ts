import { useEffect } from 'react'
import { isMotionReduced } from './use-reduced-motion'
import * as motion from './scroll-reveal.module.scss'

/** AOS with the site's defaults (C8): distances in px, times in ms. */
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

/** Whether AOS has begun to listen, which it does anew, and for good, each time it is initialised. */
let isListening = false

/**
 * Lets elements with `data-aos` settle in when they are scrolled to. The script comes with the first scroll; until then,
 * without it, and under reduced motion everything is simply there. What is already in view never hides.
 * @param page changes with every page, so that the new page's elements are found
 */
export function useScrollReveal(page: string): void {
  useEffect(() => {
    if (isMotionReduced()) return
    let gone = false

    const start = async () => {
      const { AOS } = await import(/* webpackChunkName: "aos" */ './reveal')
      if (gone) return
      for (const element of document.querySelectorAll('[data-aos]')) {
        if (element.getBoundingClientRect().top < window.innerHeight) element.classList.add('aos-animate')
      }
      if (isListening) AOS.refreshHard()
      else AOS.init(options)
      isListening = true
      document.documentElement.classList.add(REVEALS)
    }
    // Without the script nothing has been hidden, so there is nothing to do about it.
    const begin = () => void start().catch(() => undefined)
    window.addEventListener('scroll', begin, { once: true, passive: true })
    return () => {
      gone = true
      window.removeEventListener('scroll', begin)
      document.documentElement.classList.remove(REVEALS)
    }
  }, [page])
}
