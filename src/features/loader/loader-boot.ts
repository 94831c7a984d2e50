/** Session storage key that records that the loader has been shown. */
export const SEEN_KEY = 'visited'

/** Class of `<html>` that lets the loader show. */
export const FIRST_LOAD = 'first-load'

/**
 * An inline script for the head of every page: lets the loader show on the first load of a visit (L3). It never shows
 * without scripts, nor where storage is blocked, as every load would look like the first.
 */
export const loaderBootScript = `try{if(!sessionStorage.getItem('${SEEN_KEY}')){sessionStorage.setItem('${SEEN_KEY}','1');document.documentElement.classList.add('${FIRST_LOAD}')}}catch(e){}`
