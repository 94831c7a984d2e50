import { graphql } from 'gatsby'

/** What the page of a tag shows whatever its template is: its works, what is said of them, and how many there are. */
export const oneTagFragment = graphql`
  fragment OneTag on Query {
    part: taggedPage(id: { eq: $id }) {
      ...WorksPart
      projects {
        cover {
          upright {
            ...Upright
          }
        }
      }
      photos {
        image {
          upright {
            ...Upright
          }
        }
      }
      tag {
        label
      }
      years
      note
      uses {
        work
        line
      }
      tags {
        ...CountedTag
      }
    }
    tagPage {
      every {
        path
      }
      one {
        title
        description
        intro
      }
    }
    allProject {
      totalCount
    }
    allPhoto(filter: { selected: { eq: true } }) {
      totalCount
    }
  }
`
