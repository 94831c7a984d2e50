import type { BreadcrumbList, CreativeWork, Graph, ImageGallery, Person, Thing, WebSite } from 'schema-dts'

/** Facts about the site and its owner, from `content/site.yml`. */
export interface SiteFacts {
  brand: string
  description: string
  language: string
  owner: { name: string; role: string; company: string; email: string; city: string; country: string }
  specialties: readonly { name: string }[]
  /** Path of the page about the owner. */
  about: string
}

/** What a page is about, beyond its title and description. */
export type Subject =
  | { type: 'person' }
  | { type: 'project'; name: string; year: number; tags: readonly string[]; list: string | undefined }
  | { type: 'gallery' }

export interface DescribedPage {
  title: string
  description: string
  /** Path with its slashes: `/srxp/`. */
  path: string
  subject: Subject
}

/** The properties every creative work may have: all that an object spread into one can be checked against. */
type Shared = Omit<Extract<ImageGallery, object>, '@type'>

const website = (site: SiteFacts, address: (path: string) => string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${address('/')}#website`,
  url: address('/'),
  name: site.brand,
  description: site.description,
  inLanguage: site.language,
  publisher: { '@id': `${address('/')}#person` },
})

const person = ({ owner, specialties, about }: SiteFacts, address: (path: string) => string): Person => ({
  '@type': 'Person',
  '@id': `${address('/')}#person`,
  name: owner.name,
  jobTitle: owner.role,
  worksFor: { '@type': 'Organization', name: owner.company },
  email: `mailto:${owner.email}`,
  address: { '@type': 'PostalAddress', addressLocality: owner.city, addressCountry: owner.country },
  knowsAbout: specialties.map(({ name }) => name),
  url: address(about),
})

const crumbs = (steps: readonly [name: string, url: string][]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
})

/**
 * Describes a page in schema.org terms: the site and its owner on home and about, a creative work and its breadcrumbs
 * on projects, an image gallery on galleries. The types are schema.org's own vocabulary.
 * @param address returns the published URL of a path
 * @param picture path of the page's share image
 */
export function structuredData(
  { title, description, path, subject }: DescribedPage,
  site: SiteFacts,
  address: (path: string) => string,
  picture: string,
): Graph {
  const shared = {
    url: address(path),
    name: title,
    description,
    inLanguage: site.language,
    image: address(picture),
  } satisfies Shared
  const by: Person = {
    '@type': 'Person',
    '@id': `${address('/')}#person`,
    name: site.owner.name,
    url: address(site.about),
  }
  const nodes: Record<Subject['type'], () => Thing[]> = {
    person: () => [website(site, address), person(site, address)],
    project: () => {
      const { name, year, tags, list } = subject as Extract<Subject, { type: 'project' }>
      const work: CreativeWork = {
        '@type': 'CreativeWork',
        ...shared,
        name,
        headline: title,
        dateCreated: String(year),
        keywords: tags.join(', '),
        creator: by,
      }
      return [
        work,
        crumbs([
          [site.brand, address('/')],
          ...(list === undefined ? [] : [[list, address('/projects/')] as [string, string]]),
          [name, address(path)],
        ]),
      ]
    },
    gallery: () => [{ '@type': 'ImageGallery', ...shared, author: by } satisfies ImageGallery],
  }
  return { '@context': 'https://schema.org', '@graph': nodes[subject.type]() }
}

/**
 * JSON that is safe in a script element: it cannot close the element or contain line terminators JSON allows but
 * scripts do not.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
