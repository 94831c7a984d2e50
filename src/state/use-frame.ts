import { graphql, useStaticQuery } from 'gatsby'

/**
 * All content that stands around every page, whatever the page: values of `content/site.yml`, the menu, which of the
 * pages there are that it leads to, and how soon there is an answer. One query, because each is a request of its own on
 * a first visit; read it by `useSite`, `useMenu`, `useFixedPages` and, for the answer, as it is.
 */
export function useFrame(): Queries.FrameQuery {
  return useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      aboutPage {
        id
      }
      contactPage {
        answer {
          term
          value
        }
      }
      privacyPage {
        id
      }
      siteContent {
        brand
        tagline
        description
        addressWidth
        addressHalf
        domainBearing
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
          day
        }
        hours {
          timeZone
          from
          to
        }
        specialties {
          name
          path
        }
        about {
          credit
          line
          introduction
          invitation
          more
          photo {
            ...Picture
          }
        }
        contact {
          heading
          text
          label
          more
        }
        video {
          title
          url
          staticBackdrop
          seconds
          bytes
          captions
          cuts {
            at
            project {
              name
              path
            }
          }
          poster {
            ...Picture
          }
        }
        footer {
          year
          studio
          note
        }
      }
      menu {
        entries {
          label
          name
          isExternal
          year
          items {
            label
            name
            isExternal
            line
            year
            items {
              label
              name
              isExternal
              line
              year
              items {
                label
                name
                isExternal
                year
              }
            }
          }
        }
      }
    }
  `)
}
