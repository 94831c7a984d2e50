import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { Content } from '../../content/content'
import { resumeOf } from '../../content/resume/resume-of'
import { RESUME } from '../../lib/routing/site-address'
import { lastChanged, readHistory } from './last-changed'

/** Writes the résumé as JSON, if there is one. */
export function writeResume({ pathPrefix }: BuildArgs, content: Content): void {
  const history = readHistory()
  const resume = resumeOf(content, pathPrefix, (page) => lastChanged(page, history))
  if (resume) writeFileSync(path.resolve(`public${RESUME}`), `${JSON.stringify(resume, undefined, 2)}\n`)
}
