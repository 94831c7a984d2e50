import '../../styles/reveal.scss'

/** The scroll reveal library, together with its styles. */
export { default as AOS } from 'aos'
