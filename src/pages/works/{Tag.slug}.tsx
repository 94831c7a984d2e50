import { graphql, type PageProps } from 'gatsby'
import { countedTags } from '../../features/gallery/count-tags'
import { tagHead } from '../../features/gallery/tags/tag-head'
import { tagPath } from '../../features/gallery/tag-path'
import { Technology } from '../../features/gallery/tags/technology'
import { technologyRows } from '../../features/gallery/tags/technology-rows'
import { TagWorks } from '../../features/gallery/tags/tag-works'
import { mixWorks } from '../../features/gallery/works/mix-works'
import { PageHead } from '../../features/head/page-head'
import { PhotoViewer } from '../../features/photo-viewer/photo-viewer'
import { invariant } from '../../lib/invariant'
import { Sections } from '../../ui/sections'

/** The works of a tag (R3), arranged as in the gallery that they are a part of. */
export default function TagPage({ data }: PageProps<Queries.TagPageQuery>) {
  const { gallery, one } = invariant(data.tagPage, 'content/pages/tag.yml')
  const { slug, label, path, projects, photos } = invariant(data.tag, 'the tag')
  const works = mixWorks(projects, photos)
  const tags = countedTags(data.allTag.nodes)
  const specialties = data.siteContent?.specialties ?? []
  const rows = technologyRows(specialties, tags)
  const isTechnology = rows.some((row) => row.path === path)
  const columns = [...data.allProject.nodes].reverse()
  const total = data.allProject.totalCount + data.allPhoto.totalCount
  const { title, description, intro } = tagHead(one, { label, count: works.length, total })

  return (
    <>
      <PageHead title={title} description={description} path={tagPath(slug)} />
      <Sections>
        {isTechnology ? (
          <Technology
            label={label}
            intro={[specialties.find((one) => one.path === path)?.note, intro].filter(Boolean).join(' ')}
            works={works}
            rows={rows}
            projects={columns}
            path={path ?? ''}
          />
        ) : (
          <PhotoViewer photos={photos}>
            {(view) => (
              <TagWorks
                gallery={gallery}
                works={works}
                tag={slug}
                tags={tags}
                total={total}
                intro={intro}
                onView={view}
              />
            )}
          </PhotoViewer>
        )}
      </Sections>
    </>
  )
}

export const query = graphql`
  query TagPage($id: String!) {
    tag(id: { eq: $id }) {
      slug
      label
      path
      projects {
        ...GalleryProject
      }
      photos {
        ...GalleryPhoto
        ...ViewerPhoto
      }
    }
    tagPage {
      gallery {
        ...GalleryWords
      }
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
