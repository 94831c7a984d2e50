import type { CreateResolversArgs } from 'gatsby'
import { beforeEach, expect, it, vi } from 'vitest'
import { resolveImageData } from '../../../src/gatsby/build/image-data'

interface Args {
  breakpoints: number[]
  formats: string[]
}

/** Stands in for Gatsby's image data: one file for each width and format. */
const made = ({ breakpoints, formats }: Args) => {
  const set = (format: string) => breakpoints.map((width) => `/${width}.${format} ${width}w`).join(',\n')
  const [first = ''] = formats
  return {
    layout: 'fullWidth',
    backgroundColor: '#9cc3c9',
    width: 1,
    height: 0.5,
    images: { fallback: { src: `/a.${first}`, srcSet: set(first), sizes: '100vw' }, sources: [] },
  }
}

const generateImageData = vi.hoisted(() => vi.fn())
vi.mock('gatsby-plugin-sharp', () => ({ generateImageData }))

interface Resolvers {
  ImageSharp: { gatsbyImageData: { resolve: (...args: unknown[]) => Promise<unknown> } }
}

const warn = vi.fn()

/** Resolves the data of a picture as a query would. */
function resolved(args: Args): Promise<unknown> | undefined {
  const createResolvers = vi.fn<(resolvers: Resolvers) => void>()
  resolveImageData({
    createResolvers,
    reporter: { warn, error: warn, panic: warn },
    pathPrefix: '',
  } as unknown as CreateResolversArgs)
  const { resolve } = createResolvers.mock.lastCall?.[0].ImageSharp.gatsbyImageData ?? {}
  const context = { nodeModel: { getNodeById: () => ({ id: 'file' }) } }
  return resolve?.({ parent: 'file' }, args, context, {
    originalResolver: (_: unknown, fewer: Args) => Promise.resolve(made(fewer)),
  })
}

beforeEach(() => {
  generateImageData.mockImplementation(({ args, reporter }: { args: Args; reporter: { warn: () => void } }) => {
    reporter.warn()
    return Promise.resolve(made(args))
  })
})

it('makes AVIF in all widths and the original format in two, without a warning; links lead to the widest', async () => {
  expect(await resolved({ breakpoints: [400, 800, 1200, 1600, 2880], formats: ['auto', 'avif'] })).toEqual({
    width: 2880,
    height: 1440,
    backgroundColor: '#9cc3c9',
    images: {
      fallback: { src: '/2880.auto', srcSet: '/800.auto 800w, /1600.auto 1600w' },
      sources: [
        {
          type: 'image/avif',
          srcSet: [400, 800, 1200, 1600, 2880].map((width) => `/${width}.avif ${width}w`).join(', '),
        },
      ],
    },
  })
  expect(warn).not.toHaveBeenCalled()
})

it('lets browsers without AVIF choose the widest of a picture that is narrower than a desktop', async () => {
  expect(await resolved({ breakpoints: [400, 800, 1400], formats: ['auto', 'avif'] })).toMatchObject({
    width: 1400,
    images: { fallback: { src: '/1400.auto', srcSet: '/800.auto 800w, /1400.auto 1400w' } },
  })
})

it('makes one file of a small picture for browsers without AVIF', async () => {
  expect(await resolved({ breakpoints: [240, 400], formats: ['auto', 'avif'] })).toMatchObject({
    images: { fallback: { srcSet: '/400.auto 400w' } },
  })
})

it('makes no AVIF where the query asks for none', async () => {
  generateImageData.mockClear()
  expect(await resolved({ breakpoints: [240, 400], formats: ['auto'] })).toMatchObject({ images: { sources: [] } })
  expect(generateImageData).not.toHaveBeenCalled()
})
