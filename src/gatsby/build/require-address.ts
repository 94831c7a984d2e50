import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from 'gatsby'
import { addressFault } from '../../content/address-fault'
import { CONTENT } from '../../content/folder'
import { faultAt } from '../../content/read/source'
import { readYaml } from '../../content/read/read-yaml'
import { formatFault } from '../../content/fault'
import { isRecord } from '../../content/read/select'

/** The file that holds the site's address. */
const SITE = `${CONTENT}/site.yml`

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
