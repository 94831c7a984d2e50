import { FILTERS_FIRST } from './filters-first'
import * as styles from './gallery.module.scss'
import { TAGS_PARAMETER } from './tags/tags'

/** How long the works wait for scripts, in ms. */
const PATIENCE = parseFloat(styles.patience ?? '') * 1000

/**
 * A script for the head of every page: where the address chooses tags, the built page, which shows all works, is not
 * painted before the choice has been applied, so nothing jumps. Without scripts all works show at once, and where the
 * scripts of the page fail, after a while.
 */
export const galleryBootScript = `if(/[?&]${TAGS_PARAMETER}=/.test(location.search)){let c=document.documentElement.classList;c.add('${FILTERS_FIRST}');setTimeout(()=>c.remove('${FILTERS_FIRST}'),${PATIENCE})}`
