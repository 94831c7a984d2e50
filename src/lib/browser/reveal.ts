import '../../styles/reveal.scss'

/** What tells when an element is scrolled to, with the styles that it sets going. */
export { default as AOS } from 'aos'
