import { withPrefix } from 'gatsby'
import { Helmet } from 'react-helmet'
import { useSite } from '../../state/use-site'

export interface PageHeadProps {
  /** Name of the page; the document title becomes `<page> — <brand>` (L2). */
  title: string
  description: string
  /** Path of the page, with its slashes: `/srxp/`. */
  path: string
  /** The home page shows brand and tagline, a bare page the owner's name alone (L2). */
  kind?: 'page' | 'home' | 'bare'
  /** What other sites show with the page, instead of the site's own picture. */
  picture?: Queries.PictureFragment
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** Title, description and what other sites show of a page. */
export function PageHead({ title, description, path, kind = 'page', picture, hidden = false }: PageHeadProps) {
  const { brand, tagline, owner, url, language } = useSite()
  const titles = { page: `${title} — ${brand}`, home: `${brand} — ${tagline}`, bare: owner.name }
  const canonical = new URL(withPrefix(path), url).href
  const image = picture?.file.childImageSharp?.gatsbyImageData.images.fallback?.src ?? withPrefix('/og-default.png')

  return (
    <Helmet>
      <html lang={language} />
      <title>{titles[kind]}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={kind === 'home' ? titles.home : title} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={new URL(image, url).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  )
}
