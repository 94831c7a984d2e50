import { fillIn } from '../../lib/fill-in'
import { findAllNear } from '../../lib/find-near'
import { slugOf } from '../../lib/slug-of'
import { Answer } from '../../ui/answer'
import type { TagCount } from './count-tags'
import { TagList, type TagListProps } from './tag-list'
import { tagPath } from './tag-path'

export interface TagAnswerProps {
  words: { line: string; unknown: string; near: string; all: TagListProps['words'] }
  /** What was asked for, a tag that no work has; empty for nothing. */
  asked: string
  /** Every tag in use. */
  tags: readonly TagCount[]
}

/** The answer to a tag that no work has (R3): the tags that may be meant, and all of them. */
export function TagAnswer({ words, asked, tags }: TagAnswerProps) {
  const slugs = tags.map(({ tag }) => tag)
  const near = findAllNear(slugOf(asked), slugs)
    .flatMap((slug) => tags.filter(({ tag }) => tag === slug))
    .map(({ tag, label }) => ({ to: tagPath(tag), name: label }))

  return (
    <>
      <Answer line={asked ? fillIn(words.unknown, { tag: asked }) : words.line} lead={words.near} near={near} />
      <TagList number={1} words={words.all} tags={tags} />
    </>
  )
}
