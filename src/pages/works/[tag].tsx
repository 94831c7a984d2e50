import { graphql, type PageProps } from 'gatsby'
import { countTags } from '../../features/gallery/count-tags'
import { mixWorks } from '../../features/gallery/mix-works'
import { TagAnswer } from '../../features/gallery/tag-answer'
import { tagHead } from '../../features/gallery/tag-head'
import { tagPath } from '../../features/gallery/tag-path'
import { TagWorks } from '../../features/gallery/tag-works'
import { type TagContext, useAskedTag } from '../../features/gallery/use-asked-tag'
import { PageHead } from '../../features/head/page-head'
import { PhotoViewer } from '../../features/photo-viewer/photo-viewer'
import { required } from '../../lib/required'

/** The works of a tag (R3). The build makes a page for each; other spellings lead there, and an unknown tag is told. */
export default function TagPage({ data, ...page }: PageProps<Queries.TagPageQuery, TagContext>) {
  const words = required(data.tagPage, 'content/pages/tag.yml')
  const galleries = data.allGallery.nodes
  const gallery = required(
    galleries.find(({ slug }) => slug === words.gallery),
    'the gallery of content/pages/tag.yml',
  )
  const works = mixWorks(data.allProject.nodes, data.allPhoto.nodes)
  const tags = countTags(works)
  const { asked, found } = useAskedTag(tags, page)
  const path = found ? tagPath(found.tag) : gallery.path
  const { title, description, intro } = found ? tagHead(words.one, found, works.length) : { ...words, intro: '' }

  return (
    <>
      <PageHead title={title} description={description} path={path} hidden={!found} />
      {found ? (
        <PhotoViewer photos={data.allPhoto.nodes}>
          {(view) => (
            <TagWorks
              gallery={gallery}
              galleries={galleries}
              works={works}
              tag={found.tag}
              intro={intro}
              onView={view}
            />
          )}
        </PhotoViewer>
      ) : (
        <TagAnswer words={words} asked={asked} tags={tags} />
      )}
    </>
  )
}

export const query = graphql`
  query TagPage {
    tagPage {
      title
      description
      gallery
      line
      unknown
      near
      one {
        title
        description
        intro
      }
      all {
        heading
        aside
      }
    }
    allGallery(sort: { position: ASC }) {
      nodes {
        ...GalleryWords
        ...GallerySibling
      }
    }
    allProject(sort: { order: ASC }) {
      nodes {
        ...GalleryProject
      }
    }
    allPhoto(filter: { selected: { eq: true } }, sort: { position: ASC }) {
      nodes {
        ...GalleryPhoto
        ...ViewerPhoto
      }
    }
  }
`
