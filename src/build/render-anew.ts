import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * Lets every build render every page. Gatsby renders a page again only when its scripts have changed, but the styles
 * stand in the page too, and a changed style would be missed.
 */
export function renderAnew({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-html') actions.setWebpackConfig({ output: { hashSalt: String(Date.now()) } })
}
