/** The path to a value inside a content file: keys and list indexes. */
export type ValuePath = readonly (string | number)[]

/** Something an author has to fix, and where. Lines and columns count from 1. */
export interface Fault {
  file: string
  line: number
  column: number
  path: string
  message: string
  /** Hints do not stop the build; everything else does. */
  rank?: 'hint'
}

/**
 * Formats a path for authors: `menu[2].items[0].name`.
 * @param root name of the file as a whole: `menu`, `site`, the slug of a project
 */
export function formatPath(root: string, path: ValuePath): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
  })
  return root + steps.join('')
}

/** Formats a fault on one line: `content/menu.yml:12:9 menu[2].name: what is wrong; what is expected`. */
export function formatFault({ file, line, column, path, message }: Fault): string {
  return `${file}:${line}:${column} ${path}: ${message}`
}

/** Sorts faults by file and position, and drops those that would print the same line twice. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const unique = new Map(faults.map((fault) => [formatFault(fault), fault]))
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.path, b.path) ||
      compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
