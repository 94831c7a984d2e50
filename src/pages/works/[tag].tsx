import { graphql, navigate, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { Answer } from '../../features/answer/answer'
import { countTags } from '../../features/gallery/count-tags'
import { mixWorks } from '../../features/gallery/mix-works'
import { TagList } from '../../features/gallery/tag-list'
import { tagHead } from '../../features/gallery/tag-head'
import { TagWorks } from '../../features/gallery/tag-works'
import { PageHead } from '../../features/head/page-head'
import { PhotoViewer } from '../../features/photo-viewer/photo-viewer'
import { fillIn } from '../../lib/fill-in'
import { findAllNear } from '../../lib/find-near'
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
  const gallery = required(
    data.allGallery.nodes.find(({ slug }) => slug === words.gallery),
    'the gallery of content/pages/tag.yml',
  )
  const ready = useHydrated()
  const works = mixWorks(data.allProject.nodes, data.allPhoto.nodes)
  const tags = countTags(works)
  const asked = pageContext.tag ?? (ready ? decodePart(params.tag ?? '') : '')
  const found = tags.find(({ tag }) => tag === slugOf(asked))
  const other =
    found && pageContext.tag === undefined ? `/works/${found.tag}/${location.search}${location.hash}` : undefined

  useEffect(() => {
    if (other) navigate(other, { replace: true })
  }, [other])

  if (found) {
    const { title, description, intro } = tagHead(words.one, found, works.length)
    return (
      <>
        <PageHead title={title} description={description} path={`/works/${found.tag}/`} />
        <PhotoViewer photos={data.allPhoto.nodes}>
          {(view) => (
            <TagWorks
              gallery={gallery}
              galleries={data.allGallery.nodes}
              works={works}
              tag={found.tag}
              intro={intro}
              ready={ready}
              onView={view}
            />
          )}
        </PhotoViewer>
      </>
    )
  }
  const near = findAllNear(
    slugOf(asked),
    tags.map(({ tag }) => tag),
  )
  return (
    <>
      <PageHead title={words.title} description={words.description} path="/works/" hidden />
      <Answer
        line={asked ? fillIn(words.unknown, { tag: asked }) : words.line}
        lead={words.near}
        near={tags
          .filter(({ tag }) => near.includes(tag))
          .map(({ tag, label }) => ({ to: `/works/${tag}/`, name: label }))}
      />
      <TagList number={1} words={words.all} tags={tags} />
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
