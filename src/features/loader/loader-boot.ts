/** Under this name the session remembers that the loader has been seen. */
const SEEN_KEY = 'visited'

/** The class of `<html>` under which the loader shows at all. */
export const FIRST_LOAD = 'first-load'

/**
 * A script for the head of every page: lets the loader show on the first load of a visit (L3). Without scripts it never
 * shows, and where storage is blocked neither, because then every load would look like the first.
 */
export const loaderBootScript = `try{if(!sessionStorage.getItem('${SEEN_KEY}')){sessionStorage.setItem('${SEEN_KEY}','1');document.documentElement.classList.add('${FIRST_LOAD}')}}catch(e){}`
