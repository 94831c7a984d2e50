import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltPage, readPages } from './built-files'
import { contentPolicy, inlineCode, violations, withPolicy } from './policy'

function* codeOf(pages: Iterable<BuiltPage>) {
  for (const { html } of pages) yield inlineCode(html)
}

/**
 * Puts one Content-Security-Policy into all built pages. It must be the last step that changes them.
 * @param film `video.url` of `content/site.yml`, if there is a film
 * @returns the policy; throws, naming page and code, where a page has what it forbids
 */
export function securePages(film: string | undefined, folder = path.resolve('public')): string {
  const policy = contentPolicy(codeOf(readPages(folder)), film)
  for (const { name, html } of readPages(folder)) writeFileSync(path.join(folder, name), withPolicy(html, policy))
  requirePolicy(readPages(folder))
  return policy
}

/** Throws when a page has what its policy forbids: a step that changes pages ran too late, or content became a script. */
export function requirePolicy(pages: Iterable<BuiltPage>): void {
  const faults: string[] = []
  for (const { name, html } of pages) faults.push(...violations(html).map((code) => `${name}: ${code}`))
  if (faults.length > 0)
    throw new Error(`the Content-Security-Policy forbids what is in the pages:\n${faults.join('\n')}`)
}
