import { graphql, type PageProps } from 'gatsby'
import { countedTags } from '../../features/gallery/tags/tags'
import { partHead } from '../../features/gallery/pages/part-head'
import { useWorksPages } from '../../features/gallery/pages/use-works-pages'
import { tagHead } from '../../features/gallery/tags/tag-head'
import { TagWorks } from '../../features/gallery/tags/tag-works'
import { workNotes } from '../../features/gallery/tags/work-notes'
import { mixWorks } from '../../features/gallery/works/mix-works'
import { PageHead } from '../../features/head/page-head'
import { PhotoViewer } from '../../features/photo-viewer/photo-viewer'
import { invariant } from '../../lib/invariant'
import { Sections } from '../../ui/sections'

/**
 * The works of a tag (R3), laid out as in the gallery they belong to. A long list continues at `/works/dutch/2/`.
 * `assignTemplates` gives technologies a page file of their own.
 */
export default function TagPage({ data, location }: PageProps<Queries.TagPageQuery>) {
  const { one, every } = invariant(data.tagPage, 'content/pages/tag.yml')
  const part = invariant(data.part, 'the page of a tag')
  const { tag, note, gallery, total: count } = part
  // The tag is already the filter.
  const pages = useWorksPages(part, { key: location.key, state: location.state, search: '' }, [])
  const tags = countedTags(part.tags)
  const total = data.allProject.totalCount + data.allPhoto.totalCount
  const { title, description, intro, numbers } = tagHead(one, { label: tag.label, count, total, years: part.years })
  const near = mixWorks(part.nearProjects, part.nearPhotos)

  return (
    <>
      <PageHead {...partHead(part, title)} description={description} />
      <Sections>
        <PhotoViewer
          photos={[...pages.photos, ...part.nearPhotos]}
          numbered={{ works: [...pages.loaded, ...near], total }}
        >
          {(view) => (
            <TagWorks
              pages={pages}
              count={count}
              notes={workNotes(part)}
              all={every.path}
              intro={count > 1 ? `${note ?? intro} ${numbers}` : (note ?? intro)}
              gallery={gallery}
              tag={tag.slug}
              tags={tags}
              total={total}
              near={near}
              onView={view}
            />
          )}
        </PhotoViewer>
      </Sections>
    </>
  )
}

export const query = graphql`
  query TagPage($id: String!) {
    ...OneTag
    part: taggedPage(id: { eq: $id }) {
      tag {
        slug
      }
      gallery {
        ...TagGallery
      }
      nearProjects {
        ...GalleryProject
      }
      nearPhotos {
        ...GalleryPhoto
        ...ViewerPhoto
      }
    }
    tagPage {
      one {
        numbers
      }
    }
  }
`
