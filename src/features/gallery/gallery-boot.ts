import { FILTERS_FIRST } from './filters-first'
import * as styles from './gallery.module.scss'
import { TAGS_PARAMETER } from './tags/tags'

/** How long the works wait for scripts, in ms. */
const PATIENCE = parseFloat(styles.patience ?? '') * 1000

/**
 * Inline script for the head of every page. If the address chooses tags, the prerendered page, which shows all works,
 * stays hidden until the filter is applied, so nothing jumps. Without scripts all works show at once; if the page's
 * scripts fail, they show after a timeout.
 */
export const galleryBootScript = `if(/[?&]${TAGS_PARAMETER}=/.test(location.search)){let c=document.documentElement.classList;c.add('${FILTERS_FIRST}');setTimeout(()=>c.remove('${FILTERS_FIRST}'),${PATIENCE})}`
