import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs, CreateWebpackConfigArgs } from 'gatsby'
import type { Content } from '../../content/content'
import { siteAddress } from '../../lib/routing/site-address'
import { lastChanged, readHistory } from './last-changed'
import { defineConstants } from './typed'

/** Path of the feed. */
const FEED = '/feed.xml'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/**
 * The works as an Atom feed, newest first.
 * @param prefix the path the site is served under; empty for none
 * @param changed returns when a page was last changed, if known; the fallback is the start of the work's year
 */
export function atomFeed(
  { site, projects }: Pick<Content, 'site' | 'projects'>,
  prefix: string,
  changed: (path: string) => string | undefined,
): string {
  const address = (part: string) => escape(siteAddress(site.url, prefix, part))
  const works = projects
    .filter(({ facts }) => !facts.confidential)
    .map(({ slug, facts }) => ({ slug, facts, updated: changed(`/${slug}/`) ?? `${facts.year}-01-01T00:00:00.000Z` }))
    .sort((a, b) => b.facts.year - a.facts.year || a.facts.order - b.facts.order)
  const latest =
    works
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? ''
  const entries = works.map(
    ({ slug, facts, updated }) => `  <entry>
    <id>${address(`/${slug}/`)}</id>
    <title>${escape(facts.title)}</title>
    <updated>${updated}</updated>
    <link href="${address(`/${slug}/`)}"/>
    <summary>${escape(facts.description)}</summary>
${facts.tags.map((tag) => `    <category term="${escape(tag)}"/>\n`).join('')}  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${address('/')}</id>
  <title>${escape(site.brand)}</title>
  <subtitle>${escape(site.tagline)}</subtitle>
  <updated>${latest}</updated>
  <link rel="self" href="${address(FEED)}"/>
  <link href="${address('/')}"/>
  <author><name>${escape(site.owner.name)}</name></author>
${entries.join('')}</feed>
`
}

/** The webpack plugin that defines `__FEED__`: the path of the works feed, or empty if there are no public works. */
export function feedConstant({ plugins, getNodesByType }: CreateWebpackConfigArgs): object {
  return defineConstants(plugins, {
    __FEED__: JSON.stringify(getNodesByType('Project').some(({ confidential }) => confidential !== true) ? FEED : ''),
  })
}

/** Writes the works feed, if there are public works. */
export function writeFeed({ pathPrefix }: BuildArgs, content: Content): void {
  if (content.projects.every(({ facts }) => facts.confidential)) return
  const history = readHistory()
  writeFileSync(
    path.resolve(`public${FEED}`),
    atomFeed(content, pathPrefix, (page) => lastChanged(page, history)),
  )
}
