/** Where a visitor's choice is kept: `light`, `dark`, or nothing for the site's default (O3). */
export const THEME_KEY = 'theme'

/**
 * A script for the head of every page: puts a remembered choice on `<html>` before the first paint, so that the wrong
 * theme never shows. Storage that is blocked or holds rubbish leaves the default.
 */
export const themeBootScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')['header','body','footer'].forEach(function(p){document.documentElement.setAttribute('data-'+p+'-theme',t)})}catch(e){}`
