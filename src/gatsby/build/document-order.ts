import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { GatsbySSR } from 'gatsby'

type Props = Record<string, unknown> & { dangerouslySetInnerHTML?: { __html: string } }

/** The style sheet of the `app` chunk, which all pages share and no script requests. */
const APP = /\/app\.[\da-f]+\.css$/

/** The order of the head: what readers of the HTML look for comes before the styles, which are long. */
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

/** The version of Gatsby, which no visitor needs. */
const isGenerator = (node: ReactNode): boolean => isValidElement<Props>(node) && node.props.name === 'generator'

/** Sorts the elements of the head, without that of the generator; elements of one kind keep their order. */
export const orderHead = (nodes: readonly ReactNode[]): ReactNode[] =>
  nodes.filter((node) => !isGenerator(node)).sort((a, b) => placeOf(a) - placeOf(b))

/**
 * Appends the styles shared by all pages to the page's own `<style>`: a separate element would add a hash to the page's
 * policy, and hashes do not compress. Scripts look for the `data-href` of the page's own styles only.
 */
export function joinStyles(nodes: readonly ReactNode[]): ReactNode[] {
  const ofAll = nodes.filter((node): node is ReactElement<Props> => isStyle(node) && isOfAll(node))
  const own = nodes.findLast((node): node is ReactElement<Props> => isStyle(node) && !isOfAll(node))
  if (!own) return [...nodes]
  const css = [own, ...ofAll].map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? '').join('')
  const joined = cloneElement(own, { dangerouslySetInnerHTML: { __html: css } })
  return nodes.filter((node) => !ofAll.some((other) => other === node)).map((node) => (node === own ? joined : node))
}

const isStyle = (node: ReactNode): node is ReactElement<Props> => isValidElement<Props>(node) && node.type === 'style'
const isOfAll = ({ props }: ReactElement<Props>) => APP.test(String(props['data-href']))

/**
 * Moves the page's path from Gatsby's inline script to a `data-path` attribute, where the start script reads it
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

/**
 * Puts the link to the manifest into a `<noscript>`: the start script adds it after the first screen (start-late.ts), as
 * it would be requested before; without scripts it is where it was.
 */
export function putManifestOff(node: ReactNode): ReactNode {
  if (!isValidElement<Props>(node) || node.type !== 'link' || node.props.rel !== 'manifest') return node
  return createElement('noscript', { key: node.key }, node)
}

/** Sorts the head of each built page, and makes the inline scripts the same on all pages. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(joinStyles(orderHead(getHeadComponents())).map(putManifestOff))
  replacePostBodyComponents(getPostBodyComponents().map(nameApart))
}
