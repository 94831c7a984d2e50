import { graphql, type PageProps } from 'gatsby'
import { partHead } from '../../features/gallery/pages/part-head'
import { useWorksPages } from '../../features/gallery/pages/use-works-pages'
import { tagHead } from '../../features/gallery/tags/tag-head'
import { countedTags } from '../../features/gallery/tags/tags'
import { Technology } from '../../features/gallery/tags/technology'
import { technologyRows } from '../../features/gallery/tags/technology-rows'
import { workNotes } from '../../features/gallery/tags/work-notes'
import { PageHead } from '../../features/head/page-head'
import { invariant } from '../../lib/invariant'
import { Sections } from '../../ui/sections'

/** The works of a tag that is a technology (R3), and which of them uses what else. */
export default function TechnologyPage({ data, location }: PageProps<Queries.TechnologyPageQuery>) {
  const { one, every } = invariant(data.tagPage, 'content/pages/tag.yml')
  const part = invariant(data.part, 'the page of a technology')
  const { tag, note, table, some, total: count, years } = part
  const pages = useWorksPages(part, { key: location.key, state: location.state, search: '' }, [])
  const total = data.allProject.totalCount + data.allPhoto.totalCount
  const { title, description, intro } = tagHead(one, { label: tag.label, count, total, years })

  return (
    <>
      <PageHead {...partHead(part, title)} description={description} />
      <Sections>
        <Technology
          pages={pages}
          count={count}
          notes={workNotes(part)}
          all={every.path}
          label={tag.label}
          intro={[note, intro].filter(Boolean).join(' ')}
          rows={technologyRows(countedTags(part.tags))}
          projects={table}
          some={some}
        />
      </Sections>
    </>
  )
}

export const query = graphql`
  query TechnologyPage($id: String!) {
    ...OneTag
    part: taggedPage(id: { eq: $id }) {
      table {
        ...TechnologyColumn
      }
      some {
        ...TechnologyShare
      }
    }
  }
`
