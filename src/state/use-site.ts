import { graphql, useStaticQuery } from 'gatsby'
import { invariant } from '../lib/invariant'

/** The values of `content/site.yml` that every page shows. */
export function useSite() {
  const { siteContent } = useStaticQuery<Queries.SharedSiteQuery>(graphql`
    query SharedSite {
      siteContent {
        sample
        brand
        tagline
        description
        addressWidth
        url
        language
        owner {
          name
          role
          company
          email
          city
          country
        }
        availability {
          text
          checked
        }
        hours {
          timeZone
          from
          to
        }
        specialties {
          name
          note
          path
        }
        about {
          credit
        }
        contact {
          heading
          text
          label
        }
        footer {
          year
          studio
          note
        }
      }
    }
  `)
  return invariant(siteContent, 'content/site.yml')
}
