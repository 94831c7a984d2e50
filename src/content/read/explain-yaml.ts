import { isScalar, visit, type Document, type YAMLParseError } from 'yaml'

/** A problem reported by the YAML parser. */
export type YamlIssue = Pick<YAMLParseError, 'code' | 'message' | 'pos'>

/** What is wrong with a YAML text, in an author's words, and the offset of where. */
export interface Explained {
  message: string
  offset: number
}

/** A line up to its value: indentation, dashes of lists, a key with its colon. */
const BEFORE_VALUE = /^\s*(?:- +)*(?:(?:[\w-]+|'[^']*'|"[^"]*"):[ \t]+)?/

/** Characters that mean something else to YAML where a value begins with them. */
const SIGNS = /^(?:[{[*&!@`%|>]|[?-] )/

/**
 * Explains a problem of the YAML parser: the commonest slips with their remedy, others in the parser's own words.
 * @param text the YAML
 * @param document what the parser made of it
 */
export function explainYaml(text: string, document: Document, { code, message, pos }: YamlIssue): Explained {
  const [offset] = pos
  const at = (message: string, place = offset): Explained => ({ message, offset: place })
  const marker = text.search(/^<{7} /m)
  if (marker >= 0)
    return at('has both versions of a merge conflict; keep one, and remove the lines of <<<, === and >>>', marker)
  if (code === 'TAB_AS_INDENT') return at('has a tab before its text; expected spaces')
  if (code === 'MULTIPLE_DOCS') return at('has a second document, below a line of ---; expected one document in a file')
  if (code === 'DUPLICATE_KEY')
    return at(`has the key ${/^[^:\n]+/.exec(text.slice(offset))?.[0] ?? ''} twice; expected it once`)

  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const line = /.*/.exec(text.slice(lineStart))?.[0] ?? ''
  const [before] = BEFORE_VALUE.exec(line) ?? ['']
  const value = line.slice(before.length)
  const valueAt = lineStart + before.length

  const quote = lastQuote(document, offset)
  if (/^Missing closing ['"]/.test(message) && quote !== undefined)
    return at(`has a ${text[quote]} that no other closes; expected one at the end of the text`, quote)
  if (code === 'BAD_DQ_ESCAPE') return at('has a \\ between double quotes; put the text in single quotes')
  const key = /^([\w-]+):\S/.exec(value)?.[1]
  if (key !== undefined && /^Implicit (map )?keys need/.test(message))
    return at(`lacks a space; expected one after "${key}:"`)
  if (code === 'UNEXPECTED_TOKEN' && value.startsWith("'"))
    return at("has a ' within a text in single quotes; write '' for it, or put the text in double quotes", valueAt)
  if (code === 'UNEXPECTED_TOKEN' && value.startsWith('"'))
    return at('has a " within a text in double quotes; write \\" for it, or put the text in single quotes', valueAt)
  if (SIGNS.test(value) && !isList(value, message))
    return at(`begins with ${value[0]}, which means something else here; put the text in quotes`, valueAt)
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^[^#]*:(\s|$)/.test(value))
    return at('has a colon in its text; put the text in quotes', valueAt)
  return at(`is not valid YAML: ${message.split('\n')[0]}`)
}

/** Whether a value is meant as a list or a group, whose fault is within: text that follows one shows that it is not. */
const isList = (value: string, message: string) => /^[[{]/.test(value) && !message.endsWith(' at node end')

/** Offset of the last text in quotes that begins before a place. */
function lastQuote(document: Document, before: number): number | undefined {
  let last: number | undefined
  visit(document, {
    Scalar: (_key, node) => {
      const start = isScalar(node) && node.type?.startsWith('QUOTE') ? node.range?.[0] : undefined
      if (start !== undefined && start < before) last = start
    },
  })
  return last
}
