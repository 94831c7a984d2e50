import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'gatsby'
import { CONTENT } from '../../content/folder'
import { faultAt } from '../../content/read/source'
import { readYaml } from '../../content/read/read-yaml'
import { formatFault } from '../../content/fault'
import { isRecord } from '../../content/read/select'

/** The file that holds the site's address. */
const SITE = `${CONTENT}/site.yml`

/** Hosts that belong to nobody: reserved for examples and tests, or local. */
const NOBODYS = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$|^127\.|^\[/

/**
 * What is wrong with the address of a site to be published, or `undefined`.
 * @param url `url` of `content/site.yml`
 */
export function addressFault(url: string): string | undefined {
  const { hostname, protocol } = new URL(url)
  if (NOBODYS.test(hostname))
    return 'is an address for samples, so search engines and other sites would be led there; write the address where this site is published'
  if (protocol !== 'https:') return 'is not encrypted; publish under https: and write the address so'
  return undefined
}

/** Stops a build for publication, `DEPLOY=1 npm run build`, if `url` in `content/site.yml` cannot be right. */
export function requireAddress(reporter: Reporter): void {
  if (!process.env.DEPLOY || process.env.DEPLOY === '0') return
  const text = readFileSync(path.resolve(SITE), 'utf8')
  const { source } = readYaml({ file: SITE, relative: 'site.yml', root: 'site' }, text)
  const url = isRecord(source.value) ? String(source.value.url) : ''
  const fault = addressFault(url)
  if (!fault) return
  process.stderr.write(`${formatFault(faultAt(source, ['url'], `${url} ${fault}`))}\n`)
  reporter.panic(`This build is for publication (DEPLOY=1) and the address in ${SITE} is not: nothing was built`)
}
