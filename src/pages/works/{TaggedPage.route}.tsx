import { graphql, type PageProps } from 'gatsby'
import { countedTags } from '../../features/gallery/count-tags'
import { partHead } from '../../features/gallery/pages/part-head'
import { useWorksPages } from '../../features/gallery/pages/use-works-pages'
import { tagHead } from '../../features/gallery/tags/tag-head'
import { Technology } from '../../features/gallery/tags/technology'
import { technologyRows } from '../../features/gallery/tags/technology-rows'
import { TagWorks } from '../../features/gallery/tags/tag-works'
import { PageHead } from '../../features/head/page-head'
import { PhotoViewer } from '../../features/photo-viewer/photo-viewer'
import { invariant } from '../../lib/invariant'
import { Sections } from '../../ui/sections'

/** The works of a tag (R3), arranged as in the gallery that they are a part of. A long list goes on at `/works/dutch/2/`. */
export default function TagPage({ data, location }: PageProps<Queries.TagPageQuery>) {
  const { one } = invariant(data.tagPage, 'content/pages/tag.yml')
  const part = invariant(data.part, 'the page of a tag')
  const { tag, gallery, total: count } = part
  // A tag is a choice already.
  const pages = useWorksPages(part, { key: location.key, state: location.state, search: '' })
  const tags = countedTags(data.allTag.nodes)
  const specialties = data.siteContent?.specialties ?? []
  const rows = technologyRows(specialties, tags)
  const total = data.allProject.totalCount + data.allPhoto.totalCount
  const { title, description, intro } = tagHead(one, { label: tag.label, count, total })
  const shown = { pages, count, intro }

  return (
    <>
      <PageHead {...partHead(part, title)} description={description} />
      <Sections>
        {rows.some((row) => row.path === tag.path) ? (
          <Technology
            {...shown}
            label={tag.label}
            intro={[specialties.find((one) => one.path === tag.path)?.note, intro].filter(Boolean).join(' ')}
            rows={rows}
            projects={[...data.allProject.nodes].reverse()}
          />
        ) : (
          <PhotoViewer photos={pages.photos}>
            {(view) => <TagWorks {...shown} gallery={gallery} tag={tag.slug} tags={tags} total={total} onView={view} />}
          </PhotoViewer>
        )}
      </Sections>
    </>
  )
}

export const query = graphql`
  query TagPage($id: String!) {
    part: taggedPage(id: { eq: $id }) {
      ...WorksPart
      projects {
        cover {
          upright {
            ...Upright
          }
        }
      }
      tag {
        slug
        label
        path
      }
      gallery {
        ...GalleryWords
      }
    }
    tagPage {
      one {
        title
        description
        intro
      }
    }
    allTag(sort: { position: ASC }) {
      nodes {
        ...CountedTag
      }
    }
    siteContent {
      specialties {
        name
        path
        note
      }
    }
    allProject(sort: [{ year: DESC }, { order: ASC }], limit: 8) {
      totalCount
      nodes {
        ...TechnologyColumn
      }
    }
    allPhoto(filter: { selected: { eq: true } }) {
      totalCount
    }
  }
`
