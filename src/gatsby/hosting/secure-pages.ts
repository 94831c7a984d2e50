import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuiltPage, readPages } from './built-files'
import { contentPolicy, inlineCode, violations, withPolicy } from './policy'

function* codeOf(pages: Iterable<BuiltPage>) {
  for (const { html } of pages) yield inlineCode(html)
}

/**
 * Gives each built page a Content-Security-Policy for its own inline code: hashes hardly compress, and those of all
 * pages would cost each page another packet for its first screen. It must be the last step that changes the pages.
 * @param film `video.url` of `content/site.yml`, if there is a film
 * @returns the policy of all pages together, for headers; throws, naming page and code, if a page violates its own
 */
export function securePages(film: string | undefined, folder = path.resolve('public')): string {
  for (const { name, html } of readPages(folder))
    writeFileSync(path.join(folder, name), withPolicy(html, contentPolicy([inlineCode(html)], film)))
  requirePolicy(readPages(folder))
  return contentPolicy(codeOf(readPages(folder)), film)
}

/** Throws if a page violates its policy: a step that changes pages ran too late, or content became a script. */
export function requirePolicy(pages: Iterable<BuiltPage>): void {
  const faults: string[] = []
  for (const { name, html } of pages) faults.push(...violations(html).map((code) => `${name}: ${code}`))
  if (faults.length > 0)
    throw new Error(`the Content-Security-Policy forbids what is in the pages:\n${faults.join('\n')}`)
}
