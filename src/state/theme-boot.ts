import * as colours from './theme-colours.module.scss'
import { THEME_KEY } from './theme'

const grounds = JSON.stringify({ light: colours.light, dark: colours.dark })

/**
 * A script for the head of every page: puts a remembered choice on `<html>` and into `<meta name="theme-color">` before
 * the first paint, so that the wrong theme never shows (O3). Storage that is blocked or contains anything else leaves
 * the default.
 */
export const themeBootScript = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark'){for(const p of ['header','body','footer'])document.documentElement.dataset[p+'Theme']=t;document.querySelector('meta[name="theme-color"]').content=${grounds}[t]}}catch{}`
