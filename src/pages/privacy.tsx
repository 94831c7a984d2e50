import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../features/head/page-head'
import { Privacy } from '../features/privacy/privacy'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** What the site stores about its visitors and which third parties it contacts. */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const words = invariant(data.privacyPage, 'content/pages/privacy.yml')
  const { video } = invariant(data.siteContent, 'content/site.yml')

  return (
    <>
      <PageHead title={words.title} description={words.description} path="/privacy/" />
      <Sections>
        <Privacy words={words} film={video?.url} />
      </Sections>
    </>
  )
}

export const query = graphql`
  query PrivacyPage {
    siteContent {
      video {
        url
      }
    }
    privacyPage {
      title
      description
      ...PrivacyWords
    }
  }
`
