import type { CreateWebpackConfigArgs } from 'gatsby'
import { loadStrings } from '../../content/load-strings'
import { isRecord } from '../../content/read/select'
import { siteMetadata } from '../../content/site-metadata'
import { defineConstants } from './typed'

/**
 * The webpack plugin that replaces `STRINGS.group.key` with the text of `content/strings.yml`, and `LANGUAGE` with the
 * site's language, so a script carries only the texts that it uses.
 */
export function stringsConstant({ plugins }: CreateWebpackConfigArgs): object {
  return defineConstants(plugins, {
    STRINGS: asCode(loadStrings()),
    LANGUAGE: JSON.stringify(siteMetadata().language),
  })
}

/** Groups stay objects, so each text is replaced on its own. */
function asCode(value: unknown): unknown {
  if (!isRecord(value)) return JSON.stringify(value)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asCode(part)]))
}
