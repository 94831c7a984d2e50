import type { CreateWebpackConfigArgs } from 'gatsby'
import { loadStrings } from '../../content/load-strings'
import { isRecord } from '../../content/read/select'
import { siteMetadata } from '../../content/site-metadata'

/**
 * The webpack plugin that puts the words of `content/strings.yml` in the place of `STRINGS.group.key`, and the language of
 * the site in that of `LANGUAGE`: a script carries the words that it uses, and no other.
 */
export function stringsConstant({ plugins }: CreateWebpackConfigArgs): object {
  // Gatsby's types call it no more than a function.
  const define = plugins.define as (values: Record<string, unknown>) => object
  return define({
    STRINGS: asCode(loadStrings()),
    LANGUAGE: JSON.stringify(siteMetadata().language),
  })
}

/** Groups stay groups, so that each word is put in its place by itself. */
function asCode(value: unknown): unknown {
  if (!isRecord(value)) return JSON.stringify(value)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asCode(part)]))
}
