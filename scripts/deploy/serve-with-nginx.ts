import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CommandError } from '../command'

/** A port that nobody has. */
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

/** A built site, and the configuration for nginx that its build has written. */
export interface BuiltForNginx {
  /** The folder with the pages. */
  folder: string
  configuration: string
  /** The site's prefix without the slash at its end; empty for none. */
  prefix: string
}

/** What `npm run build` makes. */
const BUILT: BuiltForNginx = { folder: 'public', configuration: 'deploy/nginx/site.conf', prefix: '' }

/**
 * Serves a built site with nginx on this machine, with the configuration that a container gets but for what is the machine's
 * own: port, folder, temporary files.
 * @returns the address, with its slash at the end, and how to stop it
 * @throws CommandError when nginx does not come up
 */
export async function serveWithNginx({ folder: site, configuration, prefix }: BuiltForNginx = BUILT) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const root = path.join(folder, 'root')
  mkdirSync(path.dirname(root + prefix), { recursive: true })
  // Started by root, nginx reads as somebody else.
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
    // What is not there is asked for on purpose.
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
  // The name, because browsers give service workers to names they trust.
  const url = `http://localhost:${port}${prefix}/`
  for (let tries = 0; tries < 100 && nginx.exitCode === null; tries++) {
    if (await isUp(url)) return { url, stop }
    await new Promise((done) => setTimeout(done, 50))
  }
  await stop()
  throw new CommandError('nginx did not come up; is it installed, with its Brotli module?')
}
