// Proves that the content tests hold whatever an author writes: builds a different site, in another language and with
// another accent colour, and runs them against it. It needs a third build, so it is not part of `npm test`.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withAccent } from '../src/content/new/accent'
import { TOKENS } from '../src/lib/picture/shade-colours'
import { buildCopy } from './build-copy'

const OTHER = '.other-site'

buildCopy({
  to: OTHER,
  content: 'tests/other-site/content',
  change: (copy) => {
    const file = path.join(copy, TOKENS)
    writeFileSync(file, withAccent(readFileSync(file, 'utf8'), '#3b4f9a'))
  },
})
execFileSync('npx', ['playwright', 'test', '--project=content', '--project=other-site'], {
  stdio: 'inherit',
  env: { ...process.env, CONTENT_SITE: `${OTHER}/public` },
})
