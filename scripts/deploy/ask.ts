import { CommandError } from '../command'

/** What a host answered to one request. */
export interface HostAnswer {
  url: string
  status: number
  headers: Headers
  body: string
}

/** Asks a host; gives what it says, whatever that is. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<HostAnswer>

/** Why nothing came: what the system says of the connection, or that it took too long. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}

/**
 * Makes the questions to one site; addresses are relative to its root, and redirects are not followed.
 * @returns what asks; it throws a CommandError when the host gives no answer
 */
export const askAt =
  (root: string): Ask =>
  async (path, headers = {}) => {
    const url = new URL(path.replace(/^\//, ''), root).href
    try {
      const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) })
      return { url, status: response.status, headers: response.headers, body: await response.text() }
    } catch (error) {
      throw new CommandError(`${url} does not answer: ${reasonOf(error)}`)
    }
  }
