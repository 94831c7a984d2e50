import { graphql, navigate, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { countTags } from '../../features/gallery/count-tags'
import { mixWorks } from '../../features/gallery/mix-works'
import { TagAnswer } from '../../features/gallery/tag-answer'
import { tagHead } from '../../features/gallery/tag-head'
import { TagWorks } from '../../features/gallery/tag-works'
import { PageHead } from '../../features/head/page-head'
import { PhotoViewer } from '../../features/photo-viewer/photo-viewer'
import { decodePart } from '../../lib/redirect-path'
import { required } from '../../lib/required'
import { slugOf } from '../../lib/slug-of'
import { useHydrated } from '../../lib/use-hydrated'

/** The works of a tag (R3). The build makes a page for each; other spellings lead there, and an unknown tag is told. */
export default function TagPage({
  data,
  params,
  pageContext,
  location,
}: PageProps<Queries.TagPageQuery, { tag?: string }>) {
  const words = required(data.tagPage, 'content/pages/tag.yml')
  const galleries = data.allGallery.nodes
  const gallery = required(
    galleries.find(({ slug }) => slug === words.gallery),
    'the gallery of content/pages/tag.yml',
  )
  const ready = useHydrated()
  const works = mixWorks(data.allProject.nodes, data.allPhoto.nodes)
  const tags = countTags(works)
  const asked = pageContext.tag ?? (ready ? decodePart(params.tag ?? '') : '')
  const found = tags.find(({ tag }) => tag === slugOf(asked))
  const path = found ? `/works/${found.tag}/` : gallery.path
  const target = found && !pageContext.tag ? path + location.search + location.hash : undefined

  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target])

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
              ready={ready}
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
