/** What a host answered to one request. */
export interface Answer {
  url: string
  status: number
  headers: Headers
  body: string
}

/** Asks a host; gives what it says, whatever that is. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>

/** Makes the questions to one site; addresses are relative to its root, and redirects are not followed. */
export const askAt =
  (root: string): Ask =>
  async (path, headers = {}) => {
    const url = new URL(path.replace(/^\//, ''), root).href
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) })
    return { url, status: response.status, headers: response.headers, body: await response.text() }
  }
