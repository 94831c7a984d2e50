import { graphql, type PageProps } from 'gatsby'
import { countedTags } from '../../features/gallery/tags/tags'
import { TagAnswer } from '../../features/gallery/tags/tag-answer'
import { useAskedTag } from '../../features/gallery/tags/use-asked-tag'
import { PageHead } from '../../features/head/page-head'
import { invariant } from '../../lib/invariant'
import { Sections } from '../../ui/sections'

/**
 * Handles URLs below `/works/` that are no tag page (R3): other spellings forward to the tag, unknown tags get an
 * answer.
 */
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
