import type { NodePluginArgs } from 'gatsby'
import type { OrderByPicture, PicturedFile } from '../../content/nodes/picture-orders'
import { WORKS_A_PAGE } from '../../content/nodes/work-pages'
import { byHue } from './order/by-hue'
import { inPairs } from './order/in-pairs'
import { colourOf, shadesIn } from './picture-colour'
import { finenessOf } from './picture-detail'

/** Number of pictures analysed in parallel: each is read into memory. */
const AT_A_TIME = 8

/** Orders works by their pictures, so nobody sorts by hand. Each picture is analysed once. */
export function orderByPicture(cache: NodePluginArgs['cache']): OrderByPicture {
  return async (works, hang) => {
    if (hang === 'detail') {
      const fine = await lookAtEach(works, async (work) => ({ ...work, by: await finenessOf(work.file, cache) }))
      return inOrder(fine.sort((one, other) => other.by - one.by))
    }
    if (hang === 'colour')
      return inOrder(
        byHue(await lookAtEach(works, async (work) => ({ ...work, colour: await colourOf(work.file, cache) }))),
      )
    const shaded = await lookAtEach(works, async (work) => ({ ...work, shades: await shadesIn(work.file, cache) }))
    const paired = inParts(shaded)
      .flatMap(inPairs)
      .flatMap(({ works: pair, hinge }) => pair.map(({ slug }) => ({ slug, hinge })))
    return { order: paired.map(({ slug }) => slug), hinges: paired.map(({ hinge }) => hinge) }
  }
}

const inOrder = (works: readonly { slug: string }[]) => ({ order: works.map(({ slug }) => slug), hinges: [] })

/** Works are paired within their page, so no pair spans two pages and the cost is bounded by the page size. */
const inParts = <Item>(works: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(works.length / WORKS_A_PAGE) }, (_, at) =>
    works.slice(at * WORKS_A_PAGE, (at + 1) * WORKS_A_PAGE),
  )

async function lookAtEach<Result>(works: readonly PicturedFile[], look: (work: PicturedFile) => Promise<Result>) {
  const results: Result[] = []
  for (let at = 0; at < works.length; at += AT_A_TIME)
    results.push(...(await Promise.all(works.slice(at, at + AT_A_TIME).map(look))))
  return results
}
