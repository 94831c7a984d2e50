// The part of the package that is used here; it ships no types.
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby'
  import type { IGatsbyImageData } from 'gatsby-plugin-image'

  /** What the resolver of `gatsbyImageData` calls with the arguments of its query. */
  export function generateImageData(options: {
    file: Node
    args: object
    pathPrefix: string
    reporter: Pick<Reporter, 'warn' | 'error' | 'panic'>
    cache: GatsbyCache
  }): Promise<IGatsbyImageData | undefined>
}
