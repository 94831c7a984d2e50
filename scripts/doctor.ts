// Reports what is left of the sample and what could be better: tsx scripts/doctor.ts [--summary]
// Exits with 1 if there are faults, which are reported first, or blockers.
import path from 'node:path'
import { loadSite } from '../src/content/load-site'
import { examine } from '../src/content/doctor/examine'
import { countFindings, formatFinding } from '../src/content/doctor/finding'
import { readSnapshot } from '../src/content/doctor/site-snapshot'
import { readArguments, runCommand } from './command'

// A reader such as `head` may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

void runCommand(() => {
  const { values } = readArguments({ options: { summary: { type: 'boolean' } } }, 'npm run doctor -- [--summary]')
  const isShort = values.summary === true
  const { faults } = loadSite()
  const findings = examine(readSnapshot(path.resolve('.'), new Date()))

  if (faults.length > 0) console.log(`content/ has faults; \`npm run check:content\` names them.\n`)
  if (!isShort) for (const one of findings) console.log(`${formatFinding(one)}\n`)
  const more = isShort && findings.length > 0 ? '; `npm run doctor` says which, and how to fix them' : ''
  console.log(`${countFindings(findings)}${more}`)
  if (faults.length > 0 || findings.some(({ rank }) => rank === 'blocker')) process.exitCode = 1
})
