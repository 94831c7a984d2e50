import { CommandError } from '../command'

/** A host's response to one request. */
export interface HostAnswer {
  url: string
  status: number
  headers: Headers
  body: string
}

/** Sends a request to the host; resolves with any response, whatever its status. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<HostAnswer>

/** Why there was no response: the connection error, or a timeout. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}

/**
 * Creates a client for one site. Paths are resolved against its root, and redirects are not followed.
 * @returns the client; it throws a CommandError when the host does not respond
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
