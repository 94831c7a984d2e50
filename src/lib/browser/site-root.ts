/** The element that Gatsby renders the site into; dialogs stand beside it. */
export const siteRoot = () => document.getElementById('___gatsby')
