import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages } from './built-files'
import { contentPolicy, inlineCode, violations, withPolicy } from './policy'

/**
 * Puts one Content-Security-Policy into all built pages. It must be the last step that changes them.
 * @param film `video.url` of `content/site.yml`, if there is a film
 * @returns the policy; throws, naming page and code, where a page has what it forbids
 */
export function securePages(film: string | undefined, folder = path.resolve('public')): string {
  const pages = builtPages(folder).map((name) => ({ name, html: readFileSync(path.join(folder, name), 'utf8') }))
  const policy = contentPolicy(
    pages.map(({ html }) => inlineCode(html)),
    film,
  )
  const secured = pages.map(({ name, html }) => ({ name, html: withPolicy(html, policy) }))
  requirePolicy(secured)
  for (const { name, html } of secured) writeFileSync(path.join(folder, name), html)
  return policy
}

/** Throws when a page has what its policy forbids: a step that changes pages ran too late, or content became a script. */
export function requirePolicy(pages: readonly { name: string; html: string }[]): void {
  const faults = pages.flatMap(({ name, html }) => violations(html).map((code) => `${name}: ${code}`))
  if (faults.length > 0)
    throw new Error(`the Content-Security-Policy forbids what is in the pages:\n${faults.join('\n')}`)
}
