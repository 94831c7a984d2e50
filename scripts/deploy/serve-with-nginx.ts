import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CommandError } from '../command'

/** An unused port. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const isUp = (root: string) =>
  fetch(root).then(
    () => true,
    () => false,
  )

/** A built site and the nginx configuration generated with it. */
export interface BuiltForNginx {
  /** Folder of the built pages. */
  folder: string
  configuration: string
  /** Path prefix without a trailing slash; empty for none. */
  prefix: string
}

/** The output of `npm run build`. */
const BUILT: BuiltForNginx = { folder: 'public', configuration: 'deploy/nginx/site.conf', prefix: '' }

/**
 * Serves a built site with a local nginx, using the container's configuration except for what depends on the machine:
 * port, folder and temporary files.
 * @returns the address, with a trailing slash, and a function that stops the server
 * @throws CommandError if nginx does not start
 */
export async function serveWithNginx({ folder: site, configuration, prefix }: BuiltForNginx = BUILT) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const root = path.join(folder, 'root')
  mkdirSync(path.dirname(root + prefix), { recursive: true })
  // When started as root, nginx reads files as another user.
  chmodSync(folder, 0o755)
  symlinkSync(path.resolve(site), root + prefix)
  const port = await freePort()
  const shipped = readFileSync('deploy/nginx/nginx.conf', 'utf8')
  const changed = shipped
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('root /srv/site', `root ${root}`)
    .replace('/etc/nginx/site.conf', path.resolve(configuration))
    .replace('/dev/stdout', 'off')
    // The checks request missing files on purpose.
    .replace('stderr warn', 'stderr crit')
  writeFileSync(path.join(folder, 'nginx.conf'), changed)
  const args = ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const nginx = spawn('nginx', args, { stdio: 'inherit' })
  const ended = new Promise((done) => nginx.once('exit', done).once('error', done))
  const stop = async () => {
    nginx.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  // `localhost` rather than the IP address, because browsers allow service workers on it.
  const url = `http://localhost:${port}${prefix}/`
  for (let tries = 0; tries < 100 && nginx.exitCode === null; tries++) {
    if (await isUp(url)) return { url, stop }
    await new Promise((done) => setTimeout(done, 50))
  }
  await stop()
  throw new CommandError('nginx did not come up; is it installed, with its Brotli module?')
}
