declare module '*.module.scss' {
  const classes: Record<string, string>
  export = classes
}

declare module '*.scss' {}

declare module '*.woff2' {
  const url: string
  export default url
}

// Gatsby's generated types name this package, but its script is not used: src/ui/picture.tsx prints a native <picture>.
declare module 'gatsby-plugin-image' {
  export interface IGatsbyImageData {
    width: number
    height: number
    backgroundColor?: string
    images: {
      fallback?: { src: string; srcSet?: string }
      sources?: { type: string; srcSet: string }[]
    }
  }
}

/** Whether this runs while pages are rendered for the build; put in place by src/gatsby/build/server-constant.ts. */
declare const __ON_SERVER__: boolean
