import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { Fault, ValuePath } from '../fault'
import { explainYaml, type YamlIssue } from './explain-yaml'
import { faultOfFile, type Position, type Source } from './source'

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
    commentAfter: (path) => commentAfter(document, text, path),
  }

  const faults = tellingIssues(document).map((issue) => {
    const { message, offset } = explainYaml(text, document, issue)
    return faultOfFile(source, message, positionAt(offset))
  })
  if (faults.length > 0) return { source, faults }
  source.value = document.toJS() ?? undefined
  if (source.value === undefined) faults.push(faultOfFile(source, 'is an empty file; expected content'))
  return { source, faults }
}

/**
 * The issues worth reporting. A syntax error makes the parser stumble over what follows, so only the first one is
 * meaningful; duplicate keys do not affect anything else.
 */
function tellingIssues(document: Document.Parsed): YamlIssue[] {
  const all: readonly YamlIssue[] = [...document.errors, ...document.warnings, ...strayAliases(document)]
  const issues = [...all].sort((a, b) => a.pos[0] - b.pos[0])
  const first = issues.find(({ code }) => code !== 'DUPLICATE_KEY')
  return issues.filter((issue) => issue === first || (issue.code === 'DUPLICATE_KEY' && isBefore(issue, first)))
}

/** Aliases without an anchor, which the parser only reports by throwing. */
function strayAliases(document: Document.Parsed): YamlIssue[] {
  const issues: YamlIssue[] = []
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return
      const [start, end] = alias.range ?? [0, 0]
      issues.push({ code: 'BAD_ALIAS', message: `Unresolved alias: ${alias.source}`, pos: [start, end] })
    },
  })
  return issues
}

const isBefore = (issue: YamlIssue, other: YamlIssue | undefined) => !other || issue.pos[0] < other.pos[0]

/** The comment on the line of a text without quotes, or of a value that is empty because of it. */
function commentAfter(document: Document.Parsed, text: string, path: ValuePath): string | undefined {
  let node: unknown = document.contents
  for (const step of path) node = child(document, node, step)?.value
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  return /^[ \t]*(#.*)/.exec(text.slice(node.range[1]))?.[1]?.trim()
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
