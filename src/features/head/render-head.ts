import { isValidElement, type ReactElement } from 'react'
import { Helmet } from 'react-helmet'

/** What the page that was rendered last says of itself (`HeadTags`), for the document that the build writes around it. */
export function renderHead() {
  const { htmlAttributes, ...parts } = Helmet.renderStatic()
  // Helmet's types call a list of elements one element.
  const elements = [parts.title, parts.meta, parts.link, parts.script].flatMap((part) => part.toComponent() as unknown)
  return { htmlAttributes: htmlAttributes.toComponent(), elements: elements.filter(isFilled) }
}

/** A page that says nothing of itself would have a title without words. */
const isFilled = (element: unknown): element is ReactElement<{ children?: string }> =>
  isValidElement<{ children?: string }>(element) && (element.type !== 'title' || Boolean(element.props.children))
