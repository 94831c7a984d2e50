import { cloneElement, isValidElement, type ReactNode } from 'react'
import type { GatsbySSR } from 'gatsby'

type Props = Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: string } }

/** What stands in the head, by where it belongs: what readers of the page look for before the styles, which are long. */
const ORDER: readonly ((type: unknown, props: Props) => boolean)[] = [
  (type) => type === 'meta',
  (type) => type === 'title',
  (type, { rel }) => type === 'link' && rel === 'canonical',
  (type) => type === 'script',
  (type, { rel }) => type === 'link' && rel === 'preload',
  (type, { rel }) => type === 'link' && rel !== 'prefetch' && rel !== 'stylesheet',
  (type) => type === 'style',
]

const placeOf = (node: ReactNode): number => {
  if (!isValidElement<Props>(node)) return ORDER.length
  const place = ORDER.findIndex((belongs) => belongs(node.type, node.props))
  return place === -1 ? ORDER.length : place
}

/** Sorts what stands in the head; elements of one kind keep their order. */
export const orderHead = (nodes: readonly ReactNode[]): ReactNode[] =>
  [...nodes].sort((a, b) => placeOf(a) - placeOf(b))

/**
 * Lets Gatsby's script that names the page do so in an attribute, which the script that starts all others reads
 * (start-late.ts); other elements stay as they are.
 */
export function nameApart(node: ReactNode): ReactNode {
  if (!isValidElement<Props>(node) || node.props.id !== 'gatsby-script-loader') return node
  const script = node.props.dangerouslySetInnerHTML?.__html ?? ''
  const [, path] = /window\.pagePath=("(?:[^"\\]|\\.)*");/.exec(script) ?? []
  if (path === undefined) throw new Error(`Gatsby's script no longer names the page as expected: ${script}`)
  const change = { 'data-path': JSON.parse(path) as string, dangerouslySetInnerHTML: { __html: '' } }
  return cloneElement(node, change)
}

/** Puts the head of each built page in order, and lets all pages have the same inline scripts. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(orderHead(getHeadComponents()))
  replacePostBodyComponents(getPostBodyComponents().map(nameApart))
}
