import { graphql, type PageProps } from 'gatsby'
import { countedTags } from '../../features/gallery/tags/tags'
import { TagAnswer } from '../../features/gallery/tags/tag-answer'
import { useAskedTag } from '../../features/gallery/tags/use-asked-tag'
import { PageHead } from '../../features/head/page-head'
import { invariant } from '../../lib/invariant'
import { Sections } from '../../ui/sections'

/** Answers to an address below `/works/` that is no tag's page (R3): other spellings lead there, an unknown tag is told. */
export default function AskedTagPage({ data, ...page }: PageProps<Queries.AskedTagPageQuery>) {
  const words = invariant(data.tagPage, 'content/pages/tag.yml')
  const tags = countedTags(data.allTag.nodes)
  const aliases = data.allTag.nodes.map((tag) => tag.aliases)
  const named = tags.map((tag, place) => ({ ...tag, aliases: aliases[place] ?? [] }))
  const { asked, found } = useAskedTag(named, page)

  return (
    <>
      <PageHead title={words.title} description={words.description} path={words.gallery.path} hidden />
      <Sections>
        <TagAnswer words={words} asked={asked} found={found} tags={tags} />
      </Sections>
    </>
  )
}

export const query = graphql`
  query AskedTagPage {
    tagPage {
      title
      description
      gallery {
        path
      }
      line
      unknown
      near
      all {
        heading
        aside
      }
    }
    allTag(sort: { position: ASC }) {
      nodes {
        aliases
        ...CountedTag
      }
    }
  }
`
