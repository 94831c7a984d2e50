import { existsSync } from 'node:fs'

/** Stops before the first test when there is no built site to test. */
export default function requireBuild() {
  if (!existsSync('public/index.html'))
    throw new Error('The browser tests need a built site: run `npm run build` first.')
}
