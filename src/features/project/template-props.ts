import { graphql } from 'gatsby'
import type { ReactNode } from 'react'

/** The project that comes next, with its cover where the template shows it. */
export interface Neighbour extends Queries.NextProjectFragment {
  cover: Queries.PictureFragment | null
}

/** What every template gets: the project, its neighbours in the order of all, and the way back to the works. */
export interface TemplateProps {
  project: Queries.ProjectTemplateFragment
  /** Both are absent where there is no other project. */
  previous: Pick<Queries.NextProjectFragment, 'path' | 'name'> | null
  next: Neighbour | null
  /** Path of the gallery of all works. */
  works: string
  /** What stands in place of the screen of a decision, counted from 1. */
  device?: PlacedDevice | undefined
}

/** A piece of the product that a visitor can use, beside one of the decisions. */
export interface PlacedDevice {
  decision: number
  /** The words of the link to it in the opening. */
  invite: string | null
  content: ReactNode
}

export const projectTemplateFragment = graphql`
  fragment ProjectTemplate on Project {
    line
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
      ...WidePicture
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
