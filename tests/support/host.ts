import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { decodePart } from '../../src/lib/routing/redirect-path'

/** A failure to simulate. Without `status` or `body` the real response is sent, after `delay`. */
export interface Fault {
  /** Milliseconds before the response. */
  delay?: number
  /** Send nothing before this resolves. */
  until?: Promise<void>
  /** Cut the connection instead of responding. */
  cut?: boolean
  /** Respond with this status (200 if only `body` is given) … */
  status?: number
  /** … and this body, for example garbage … */
  body?: string
  /** … of this content type. */
  type?: string
  /** How many requests are affected; all by default. */
  times?: number
}

/** A request to the host, and the status of its response; 0 if the connection was cut. */
export interface Visit {
  method: string
  /** The path below the site's prefix; the whole path for a request outside it. */
  path: string
  /** Whether the request was below the site's prefix. */
  isOfSite: boolean
  status: number
}

/** Which paths (without query) a fault or a count applies to. */
export type Paths = string | RegExp

const matches = (paths: Paths, path: string) => (typeof paths === 'string' ? paths === path : paths.test(path))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
const isText = (type: string) => /^text|json|xml/.test(type)
const hashed = /^\/static\/|[.-][0-9a-f]{20}\.(js|css)/

/** Serves a folder as a static host does, and misbehaves when a test asks for it. */
export class Host {
  /** Every request so far. */
  visits: Visit[] = []
  private faults: (Fault & { paths: Paths })[] = []
  private readonly server: Server

  /**
   * @param root the folder to serve; a test may switch it, as a deployment does
   * @param prefix the path to serve it under, without a trailing slash
   */
  constructor(
    public root: string,
    private readonly prefix = '',
  ) {
    this.server = createServer((request, response) => void this.handle(request, response))
  }

  /** `localhost` rather than an IP address, because service workers need a name that browsers trust. */
  get url() {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  /** Starts on a free port. */
  start() {
    return new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
  }

  /** Closes all connections and stops. */
  stop() {
    this.server.closeAllConnections()
    return new Promise((done) => this.server.close(done))
  }

  /** Makes requests for the paths fail in the given way; of several faults the latest applies. */
  misbehave(paths: Paths, fault: Fault) {
    this.faults.unshift({ ...fault, paths })
  }

  /** Serves everything normally again, and forgets the requests so far. */
  reset() {
    this.faults = []
    this.visits = []
  }

  /** Number of requests for the paths so far. */
  count(paths: Paths) {
    return this.visits.filter(({ path }) => matches(paths, path)).length
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const isOfSite = pathname.startsWith(`${this.prefix}/`)
    const path = decodePart(isOfSite ? pathname.slice(this.prefix.length) : pathname)
    const visit: Visit = { method: request.method ?? 'GET', path, isOfSite, status: 0 }
    this.visits.push(visit)

    const fault: Fault = this.faults.find(({ paths, times = 1 }) => times > 0 && matches(paths, path)) ?? {}
    if (fault.times) fault.times -= 1
    if (fault.delay) await new Promise((done) => setTimeout(done, fault.delay))
    await fault.until
    if (fault.cut) return request.socket.destroy()
    if (fault.status || fault.body)
      response.writeHead(fault.status ?? 200, fault.type ? { 'content-type': fault.type } : {}).end(fault.body)
    else if (isOfSite) this.answer(request, response, path, search)
    else send(request, response, path, join(this.root, '404.html'), 404)
    visit.status = response.statusCode
  }

  private answer(request: IncomingMessage, response: ServerResponse, path: string, search: string) {
    const wanted = join(resolve(this.root), path)
    if (!path.endsWith('/') && statSync(wanted, { throwIfNoEntry: false })?.isDirectory())
      return response.writeHead(301, { location: `${this.prefix}${path}/${search}` }).end()

    const file = path.endsWith('/') ? join(wanted, 'index.html') : wanted
    const isFound = wanted.startsWith(resolve(this.root)) && existsSync(file)
    return send(request, response, path, isFound ? file : join(this.root, '404.html'), isFound ? 200 : 404)
  }
}

interface Answer {
  whole: Buffer
  etag: string
  /** Set once requested; only text is compressed. */
  gzip?: Buffer
}

/** What has been read, by path, time of change and size: most tests of a process request the same files. */
const answers = new Map<string, Answer>()

function answerOf(file: string): Answer {
  const stat = statSync(file, { throwIfNoEntry: false })
  const key = `${file} ${stat?.mtimeMs} ${stat?.size}`
  let answer = answers.get(key)
  if (!answer) {
    const whole = stat ? readFileSync(file) : Buffer.from('Not found')
    answer = { whole, etag: `"${createHash('md5').update(whole).digest('hex')}"` }
    answers.set(key, answer)
  }
  return answer
}

/** @param path the address without the site's prefix; the file differs for folders and unknown addresses */
function send(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: string,
  status: number,
) {
  const answer = answerOf(file)
  const { whole, etag } = answer
  const type = types[extname(file)] ?? 'application/octet-stream'
  const isKept = status === 200 && hashed.test(path)
  const cache = isKept ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
  const headers = { 'content-type': type, 'cache-control': cache, etag, 'accept-ranges': 'bytes' }

  if (status === 200 && asked['if-none-match'] === etag) return response.writeHead(304, headers).end()
  if (isText(type) && asked['accept-encoding']?.includes('gzip'))
    return response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end((answer.gzip ??= gzipSync(whole)))

  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(asked.range ?? '') ?? []
  if (first === undefined) return response.writeHead(status, headers).end(whole)
  const part = whole.subarray(Number(first), last ? Number(last) + 1 : undefined)
  if (part.length === 0) return response.writeHead(416, { 'content-range': `bytes */${whole.length}` }).end()
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${whole.length}`
  return response.writeHead(206, { ...headers, 'content-range': range }).end(part)
}
