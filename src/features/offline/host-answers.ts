/**
 * Whether the host responds at a URL; any response will do, as a missing page has a 404 page. The browser's own word
 * for it (`navigator.onLine`) is not enough: it also says so in a network that leads nowhere.
 */
export const hostAnswers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
