import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLParseError,
} from 'yaml'
import type { Fault, ValuePath } from '../fault'
import { faultOfFile, type Position, type Source } from './source'

/** A problem reported by the YAML parser. */
type Issue = Pick<YAMLParseError, 'code' | 'message' | 'pos'>

type Identity = Pick<Source, 'file' | 'relative' | 'root'>

/**
 * Reads YAML 1.2, keeping the position of every value. Dates stay strings.
 * @param text the YAML; for front matter, with empty lines in place of what precedes it
 * @returns the source, whose value is `undefined` after a syntax error or for an empty file, and the faults
 */
export function readYaml(identity: Identity, text: string): { source: Source; faults: Fault[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const source: Source = {
    ...identity,
    value: undefined,
    positionOf: (path) => positionAt(offsetOf(document, path)),
    positionOfKey: (path) => positionAt(offsetOfKey(document, path)),
  }

  const faults = tellingIssues(document).map((issue) => faultOfFile(source, explain(issue), positionAt(issue.pos[0])))
  if (faults.length > 0) return { source, faults }
  try {
    source.value = document.toJS() ?? undefined
  } catch (error) {
    // An alias without an anchor only fails here.
    const message = error instanceof Error ? firstLine(error.message) : String(error)
    return { source, faults: [faultOfFile(source, `is not valid YAML: ${message}`)] }
  }
  if (source.value === undefined) faults.push(faultOfFile(source, 'is an empty file; expected content'))
  return { source, faults }
}

/**
 * The issues worth reporting. A syntax error makes the parser stumble over what follows, so only the first one is
 * meaningful; duplicate keys do not affect anything else.
 */
function tellingIssues({ errors, warnings }: Document.Parsed): Issue[] {
  const all: readonly Issue[] = [...errors, ...warnings]
  const issues = [...all].sort((a, b) => a.pos[0] - b.pos[0])
  const first = issues.find(({ code }) => code !== 'DUPLICATE_KEY')
  return issues.filter((issue) => issue === first || (issue.code === 'DUPLICATE_KEY' && isBefore(issue, first)))
}

const isBefore = (issue: Issue, other: Issue | undefined) => !other || issue.pos[0] < other.pos[0]

function explain({ code, message }: Issue): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'has a tab before its text; expected spaces'
    case 'MULTIPLE_DOCS':
      return 'has a second document, below a line of ---; expected one document in a file'
    default:
      return `is not valid YAML: ${firstLine(message)}`
  }
}

/** Offset of the value at a path, or of the closest existing ancestor. */
function offsetOf(document: Document.Parsed, path: ValuePath): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const step of path) {
    const next = child(document, node, step)
    if (!next) return offset
    // A key without a value can only point to itself.
    const empty = isScalar(next.value) && next.value.value === null && !next.value.source
    offset = (empty ? undefined : startOf(next.value)) ?? startOf(next.key) ?? offset
    node = next.value
  }
  return offset
}

function offsetOfKey(document: Document.Parsed, path: ValuePath): number {
  let node: unknown = document.contents
  for (const step of path.slice(0, -1)) node = child(document, node, step)?.value
  const last = path.at(-1)
  const key = last === undefined ? undefined : child(document, node, last)?.key
  return startOf(key) ?? offsetOf(document, path)
}

function child(
  document: Document.Parsed,
  node: unknown,
  step: string | number,
): { key: unknown; value: unknown } | undefined {
  const parent = isAlias(node) ? node.resolve(document) : node
  if (isSeq(parent) && typeof step === 'number') {
    return step < parent.items.length ? { key: undefined, value: parent.items[step] } : undefined
  }
  if (!isMap(parent)) return undefined
  return parent.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step))
}

function startOf(node: unknown): number | undefined {
  return isNode(node) && node.range ? node.range[0] : undefined
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? message
}
