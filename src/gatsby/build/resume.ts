import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { loadSite } from '../../content/load-site'
import { resumeOf } from '../../content/resume/resume-of'
import { invariant } from '../../lib/invariant'
import { RESUME } from '../../lib/routing/site-address'
import { lastChanged, readHistory } from './last-changed'

/** Writes the résumé as JSON, if there is one. */
export function writeResume({ pathPrefix }: BuildArgs): void {
  const content = invariant(loadSite().content, 'content/ without faults')
  const history = readHistory()
  const resume = resumeOf(content, pathPrefix, (page) => lastChanged(page, history))
  if (resume) writeFileSync(path.resolve(`public${RESUME}`), `${JSON.stringify(resume, undefined, 2)}\n`)
}
