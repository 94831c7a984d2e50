/**
 * Whether the host responds at a URL; any response will do, as a missing page has a 404 page. The browser's own word for
 * it (`navigator.onLine`) is not enough: it also says so in a network that leads nowhere.
 */
export function hostAnswers(url: string, signal?: AbortSignal): Promise<boolean> {
  return fetch(url, { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) }).then(
    () => true,
    () => false,
  )
}
