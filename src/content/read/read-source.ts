import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkControls } from './control-characters'
import { decodeText } from './decode-text'
import type { Fault } from '../fault'
import { splitFrontMatter } from './front-matter'
import { readYaml } from './read-yaml'
import { faultOfFile, type Source } from './source'

/** A content file, the Markdown below its front matter, and the faults that prevented reading it. */
export interface ReadFile {
  source: Source
  /** Whether the file exists. */
  found: boolean
  faults: Fault[]
  markdown: string
  /** Line where `markdown` begins. */
  markdownLine: number
}

/**
 * Reads a YAML file, or the front matter of a Markdown file.
 * @param folder the content folder
 * @param relative path of the file in it
 * @param root first part of paths in its faults
 * @returns a source without a value if the file is missing, empty, not UTF-8 or not YAML; all but a missing file are
 * faults
 */
export function readSource(folder: string, relative: string, root: string): ReadFile {
  const identity = { file: `${path.basename(folder)}/${relative}`, relative, root }
  const start = { line: 1, column: 1 }
  const blank: Source = {
    ...identity,
    value: undefined,
    positionOf: () => start,
    positionOfKey: () => start,
    commentAfter: () => undefined,
  }
  const unread = { source: blank, found: true, markdown: '', markdownLine: 1 }

  const file = path.join(folder, relative)
  if (!existsSync(file)) return { ...unread, found: false, faults: [] }
  const decoded = decodeText(readFileSync(file))
  if (!('text' in decoded)) {
    return {
      ...unread,
      faults: [faultOfFile(blank, 'is not UTF-8 text; expected the file to be saved as UTF-8', decoded)],
    }
  }
  const oldMac = decoded.text.search(/\r(?!\n)/)
  if (oldMac >= 0) {
    const { length } = decoded.text.slice(0, oldMac).split('\n')
    const words = 'has line ends of old Macs (CR); expected the file to be saved with LF as line ends'
    return { ...unread, faults: [faultOfFile(blank, words, { line: length, column: 1 })] }
  }
  const read = (yaml: string) => {
    const { source, faults } = readYaml(identity, yaml)
    return { source, faults: [...faults, ...checkControls(source, decoded.text)] }
  }
  if (!relative.endsWith('.md')) return { ...unread, ...read(decoded.text) }
  if (decoded.text.trim() === '')
    return { ...unread, faults: [faultOfFile(blank, 'is an empty file; expected content')] }
  const parts = splitFrontMatter(decoded.text)
  if (!parts)
    return { ...unread, faults: [faultOfFile(blank, 'has no front matter; expected facts between two lines of ---')] }
  return { found: true, ...read(parts.yaml), markdown: parts.markdown, markdownLine: parts.markdownLine }
}
