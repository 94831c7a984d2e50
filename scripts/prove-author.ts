// Proves that the content tests hold whatever an author writes: builds a different site, in another language and with
// another accent colour, and runs them against it. It needs a third build, so it is not part of `npm test`.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildCopy } from './build-copy'

const OTHER = '.other-site'

/** Replacement accents for both shades; text on them stays readable. */
const accents: Record<string, string> = { '#4d665a': '#3b4f9a', '#9cb8aa': '#aebcf0', '#2f4339': '#283566' }

buildCopy({
  to: OTHER,
  content: 'tests/other-site/content',
  change: (copy) => {
    const file = path.join(copy, 'src/styles/_tokens.scss')
    const tokens = readFileSync(file, 'utf8')
    const changed = tokens.replace(/#[0-9a-f]{6}/g, (colour) => accents[colour] ?? colour)
    if (changed === tokens)
      throw new Error('The accents of src/styles/_tokens.scss are not those that this script knows.')
    writeFileSync(file, changed)
  },
})
execFileSync('npx', ['playwright', 'test', '--project=content', '--project=other-site'], {
  stdio: 'inherit',
  env: { ...process.env, CONTENT_SITE: `${OTHER}/public` },
})
