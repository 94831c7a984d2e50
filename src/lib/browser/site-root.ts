/** The element Gatsby renders the site into; dialogs are rendered beside it. */
export const siteRoot = () => document.getElementById('___gatsby')
