import type { CreateResolversArgs, Node } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData } from 'gatsby-plugin-sharp'
import { addResolvers } from './typed'

/** Widths of the files that browsers without AVIF choose from, in pixels: for phones and for desktops. */
const FEW = [800, 1600]

interface Args {
  breakpoints?: number[]
  formats?: string[]
  placeholder?: string
}

interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => Node | null }
}

interface Info {
  originalResolver: (source: Node, args: Args, context: Context, info: unknown) => Promise<IGatsbyImageData>
}

/**
 * Makes Gatsby's images in two steps: AVIF in all widths of the query, the original format in few. Gatsby makes all
 * formats in all widths, so half of what it encodes, and a third of the addresses in the data of a page, would be for
 * the few browsers without AVIF. What `src/ui/picture.tsx` does not read is left out; `src`, width and height are those
 * of the widest file, which is what a link to the picture leads to.
 */
export function resolveImageData({ createResolvers, cache, pathPrefix, reporter }: CreateResolversArgs): void {
  // It would warn of every picture that there is no other format.
  const quiet = { warn: () => undefined, error: reporter.error.bind(reporter), panic: reporter.panic.bind(reporter) }
  const resolve = async (source: Node, args: Args, context: Context, info: Info) => {
    const file = source.parent && context.nodeModel.getNodeById({ id: source.parent })
    const { breakpoints = [], formats = [] } = args
    const others = formats.filter((format) => format !== 'avif')
    const fewer = { ...args, breakpoints: fewOf(breakpoints), formats: others }
    const image = await info.originalResolver(source, fewer, context, info)
    const all = { ...args, formats: ['avif'], placeholder: 'none' }
    const avif =
      file && others.length < formats.length
        ? await generateImageData({ file, args: all, pathPrefix, reporter: quiet, cache })
        : undefined
    return lean(image, avif?.images.fallback?.srcSet)
  }
  addResolvers(createResolvers, { ImageSharp: { gatsbyImageData: { resolve } } })
}

/** Those of the widths that are made in the original format: the widest is what links lead to. */
const fewOf = (widths: readonly number[]): number[] =>
  widths.filter((width) => FEW.includes(width) || width === Math.max(...widths))

function lean({ width, height, backgroundColor, images }: IGatsbyImageData, avif: string | undefined) {
  const files = filesOf(images.fallback?.srcSet ?? '')
  const few = files.filter((file) => FEW.includes(file.width))
  const widest = files.at(-1) ?? { address: images.fallback?.src ?? '', width: Math.round(width) }
  return {
    width: widest.width,
    height: Math.round((widest.width * height) / width),
    backgroundColor,
    images: {
      fallback: { src: widest.address, srcSet: srcSetOf(few.length === FEW.length ? few : files) },
      sources: avif ? [{ type: 'image/avif', srcSet: srcSetOf(filesOf(avif)) }] : [],
    },
  }
}

/** The files of a `srcset` with widths, in its order: the narrowest first. */
const filesOf = (srcSet: string) =>
  srcSet.split(/,\s*/).flatMap((candidate) => {
    const [address, width = ''] = candidate.split(' ')
    return address ? { address, width: Number.parseInt(width, 10) } : []
  })

const srcSetOf = (files: ReturnType<typeof filesOf>) =>
  files.map(({ address, width }) => `${address} ${width}w`).join(', ')
