import { graphql } from 'gatsby'
import type { ReactNode } from 'react'

/** The cover of a neighbouring project, if the template shows it. */
interface WithCover {
  cover: Queries.PictureFragment | null
}

export type Neighbour = Queries.NextProjectFragment & WithCover
export type Previous = Pick<Neighbour, 'path' | 'name' | 'cover'>

/** The props of every template: the project, its neighbours among all projects, and the path back to the works. */
export interface TemplateProps {
  project: Queries.ProjectTemplateFragment
  /** Both null if there is no other project. */
  previous: Previous | null
  next: Neighbour | null
  /** Path of the gallery of all works. */
  works: string
  /** Shown instead of the screen of a decision, which is counted from 1. */
  device?: PlacedDevice | undefined
}

/** A usable piece of the product, beside one of the decisions. */
export interface PlacedDevice {
  decision: number
  /** Text of the link to it in the project's head. */
  invite: string | null
  content: ReactNode
}

export const projectTemplateFragment = graphql`
  fragment ProjectTemplate on Project {
    line
    note
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
      ...CoverPicture
    }
    figures {
      ...Figure
    }
    quote {
      ...ProjectQuoteWords
    }
  }
`
