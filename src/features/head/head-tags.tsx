import { withPrefix } from 'gatsby'
import { Helmet } from 'react-helmet'
import { routeOf } from '../../content/routes/route-of'
import { sharePath, siteAddress } from '../../lib/routing/site-address'
import { useFixedPages } from '../../state/use-menu'
import { useSite } from '../../state/use-site'
import { structuredData, scriptJson, type Subject } from './structured-data'

export interface HeadTagsProps {
  /** Name of the page; the document title becomes `<page> — <brand>` (L2). */
  title: string
  description: string
  /** Path of the page, with its slashes: `/srxp/`. */
  path: string
  /** The home page is titled with brand and tagline, a page in the bare layout with the owner's name alone (L2). */
  kind?: 'page' | 'home'
  /** What the structured data describes, beyond title and description. */
  subject?: Subject
  /** Keeps the page out of search engines, as for routes that are not indexed. */
  hidden?: boolean
  /** For a paginated page: the paths of the previous and next pages. */
  previous?: string | undefined
  next?: string | undefined
}

/** Size of the share images drawn by the build. */
const SHARE = { width: 1200, height: 630 }

/** Title, description and metadata for search engines and other sites, as elements of the document head. */
export function HeadTags({ title, description, path, kind = 'page', subject, hidden, previous, next }: HeadTagsProps) {
  const { layout, indexed } = routeOf(path)
  const isHidden = hidden ?? !indexed
  const site = useSite()
  const { about } = useFixedPages()
  const { brand, tagline, owner, url, language } = site
  const titles = { page: `${title} — ${brand}`, home: `${brand} — ${tagline}` }
  const shared = kind === 'home' ? titles.home : title
  const address = (part: string) => siteAddress(url, withPrefix('/').slice(0, -1), part)
  const picture = sharePath(path)

  return (
    <Helmet>
      <html lang={language} />
      <title>{layout === 'bare' ? owner.name : titles[kind]}</title>
      <meta name="description" content={description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address(path)} />}
      {previous && <link rel="prev" href={address(previous)} />}
      {next && <link rel="next" href={address(next)} />}
      <meta property="og:title" content={shared} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={subject?.type === 'project' ? 'article' : 'website'} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:url" content={address(path)} />
      <meta property="og:image" content={address(picture)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE.width)} />
      <meta property="og:image:height" content={String(SHARE.height)} />
      <meta property="og:image:alt" content={`${shared}, ${brand}`} />
      {/* Title, description and picture fall back to the Open Graph tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {subject && !isHidden && (
        <script type="application/ld+json">
          {scriptJson(
            structuredData({ title, description, path, subject }, { ...site, about: about ?? '/' }, address, picture),
          )}
        </script>
      )}
    </Helmet>
  )
}
