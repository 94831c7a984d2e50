// Checks that the host of a published site is set up correctly, and reports what is wrong.
//   npm run deploy:check -- https://robin.dev/           a site that is online
//   npm run deploy:check -- https://robin.github.io/repo/ --no-headers   a host that sets no headers and no redirects
//   npm run deploy:check -- --nginx                      public/, served here by nginx with deploy/nginx/site.conf
import { loadSite } from '../src/content/load-site'
import { CommandError, readArguments, runCommand } from './command'
import { askAt } from './deploy/ask'
import { checkSite } from './deploy/checks'
import { serveWithNginx } from './deploy/serve-with-nginx'

async function check(root: string, hasHeaders: boolean): Promise<number> {
  const { content } = loadSite()
  const redirects = content?.redirects ?? []
  const findings = await checkSite(askAt(root), { root, redirects, hasHeaders, film: content?.site.video?.url })
  for (const { subject, text } of findings) console.error(`${subject}: ${text}`)
  console.log(
    findings.length === 0
      ? `${root} is set up correctly`
      : `\n${findings.length} ${findings.length === 1 ? 'problem' : 'problems'} (docs/deploy.md)`,
  )
  return findings.length
}

const USAGE = `Say which site: npm run deploy:check -- https://robin.dev/ [--no-headers]
npm run deploy:check -- --nginx`

async function main(): Promise<void> {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { nginx: { type: 'boolean' }, 'no-headers': { type: 'boolean' } } },
    USAGE,
  )
  const [address] = positionals
  if (values.nginx) {
    const { url, stop } = await serveWithNginx()
    try {
      process.exitCode = (await check(url, true)) > 0 ? 1 : 0
    } finally {
      await stop()
    }
    return
  }
  if (address === undefined || !/^https?:/.test(address) || !URL.canParse(address)) throw new CommandError(USAGE)
  const root = address.endsWith('/') ? address : `${address}/`
  process.exitCode = (await check(root, !values['no-headers'])) > 0 ? 1 : 0
}

void runCommand(main)
