import { graphql, type PageProps } from 'gatsby'
import { Closing } from '../features/designer/closing'
import { Essay } from '../features/designer/essay'
import { Names } from '../features/designer/names'
import { DesignerOpening } from '../features/designer/designer-opening'
import { Plates } from '../features/designer/plates'
import { PageHead } from '../features/head/page-head'
import { invariant } from '../lib/invariant'
import { Sections } from '../ui/sections'

/** A home page led by its pictures (R1). */
export default function Designer2Page({ data }: PageProps<Queries.Designer2PageQuery>) {
  const { title, description, hero, essay, plates, works, closing } = invariant(
    data.designer2Page,
    'content/pages/designer-2.yml',
  )
  const named = (works?.items ?? []).map(({ project, picture }) => ({ ...project, picture }))
  const pictures = plates.length > 0 && <Plates plates={plates} />

  return (
    <>
      <PageHead title={title} description={description} path="/designer-2/" />
      <Sections>
        <DesignerOpening words={hero} />
        {essay && essay.paragraphs.length > 0 ? (
          <Essay words={essay} works={named.length > 0 ? '#work' : undefined}>
            {pictures}
          </Essay>
        ) : (
          pictures
        )}
        {works && named.length > 0 && <Names id="work" number={1} words={works} works={named} />}
        {closing && <Closing words={closing} />}
      </Sections>
    </>
  )
}

export const query = graphql`
  query Designer2Page {
    designer2Page {
      title
      description
      hero {
        ...DesignerOpening
      }
      essay {
        ...DesignerEssay
      }
      plates {
        ...DesignerPlate
      }
      works {
        ...DesignerNames
        items {
          project {
            ...DesignerName
          }
          picture {
            ...Picture
          }
        }
      }
      closing {
        ...DesignerClosing
      }
    }
  }
`
