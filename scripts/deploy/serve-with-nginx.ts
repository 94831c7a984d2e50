import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

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

/**
 * Serves `public/` with nginx on this machine, with the configuration that a container gets but for what is the machine's
 * own: port, folder, temporary files.
 * @returns the address, and how to stop it; rejects when nginx does not come up
 */
export async function serveWithNginx(): Promise<{ root: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const shipped = readFileSync('deploy/nginx/nginx.conf', 'utf8')
  const configuration = shipped
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('root /srv/site', `root ${path.resolve('public')}`)
    .replace('/etc/nginx/site.conf', path.resolve('deploy/nginx/site.conf'))
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', 'off')
  writeFileSync(path.join(folder, 'nginx.conf'), configuration)
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' })
  const stop = () => {
    nginx.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const root = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 100 && nginx.exitCode === null; tries++) {
    if (await isUp(root)) return { root, stop }
    await new Promise((done) => setTimeout(done, 50))
  }
  stop()
  throw new Error('nginx did not come up; is it installed, with its Brotli module?')
}
