import type { ReactNode } from 'react'

export interface HtmlProps {
  htmlAttributes: Record<string, string>
  headComponents: ReactNode
  bodyAttributes: Record<string, string>
  preBodyComponents: ReactNode
  /** The page as rendered by Gatsby. */
  body: string
  postBodyComponents: ReactNode
}

/** The document around every page: Gatsby's default without what is for browsers that cannot show this site. */
export default function Html(props: HtmlProps) {
  const { htmlAttributes, headComponents, bodyAttributes, preBodyComponents, body, postBodyComponents } = props
  return (
    <html lang={htmlAttributes.lang} {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  )
}
