import { graphql } from 'gatsby'

/** What every template gets: the project, its neighbours in the order of all, and the way back to the works. */
export interface TemplateProps {
  project: Queries.ProjectTemplateFragment
  previous: Queries.NextProjectFragment
  next: Queries.NextProjectFragment
  /** Path of the gallery of all works. */
  works: string
}

export const projectTemplateFragment = graphql`
  fragment ProjectTemplate on Project {
    sample
    note
    template
    ...ProjectHead
    captions {
      cover
      scene
    }
    story {
      ...Chapter
    }
    screens {
      ...DecisionScreen
    }
    scene {
      ...Picture
    }
    comparison {
      ...ComparisonWords
    }
    figures {
      ...Figure
    }
    quote {
      ...ProjectQuoteWords
    }
  }
`
