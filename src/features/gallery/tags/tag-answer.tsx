import { interpolate } from '../../../lib/text/interpolate'
import { findAllNear } from '../../../lib/text/find-near'
import { slugify } from '../../../lib/text/slugify'
import { Answer } from '../../../ui/answer'
import { type TagCount, tagPath } from './tags'
import { TagList, type TagListProps } from './tag-list'

export interface TagAnswerProps {
  words: { line: string; unknown: string; near: string; all: TagListProps['words'] }
  /** The tag asked for, which no work has; empty if none was. */
  asked: string
  /** The tag that was meant, shown while redirecting to its page. */
  found: TagCount | undefined
  /** Every tag in use. */
  tags: readonly TagCount[]
}

/** The answer to an unknown tag (R3): tags that may be meant, and the list of all tags. */
export function TagAnswer({ words, asked, found, tags }: TagAnswerProps) {
  const slugs = tags.map(({ tag }) => tag)
  const near = findAllNear(slugify(asked), slugs)
    .flatMap((slug) => tags.filter(({ tag }) => tag === slug))
    .map(({ tag, label }) => ({ to: tagPath(tag), name: label }))
  const line = asked ? interpolate(words.unknown, { tag: asked }) : words.line

  return (
    <>
      <Answer line={found?.label ?? line} lead={words.near} near={found ? [] : near} />
      <TagList number={1} words={words.all} tags={tags} />
    </>
  )
}
