/**
 * Where the picture stands that other sites show with a page: `/share/works-concrete.jpg` for `/works/concrete/`.
 * The build draws it (src/gatsby/share/).
 */
export const sharePath = (path: string): string =>
  `/share/${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'index'}.jpg`
