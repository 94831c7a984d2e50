import type { Fault, ValuePath } from '../fault'
import { findNear } from '../../lib/text/find-near'
import type { KnownPages } from './known-pages'
import { webUrl } from '../schemas/common'
import { isRecord } from '../read/select'
import { faultAt, type Source } from '../read/source'

const KEYS = ['label', 'name', 'isExternal', 'line', 'items']

/** Checks the targets of menu entries at every level (H4, H5). */
export function checkMenu(menu: Source, pages: KnownPages): Fault[] {
  const visit = (entries: unknown, path: ValuePath): Fault[] =>
    !Array.isArray(entries)
      ? []
      : entries.flatMap((entry: unknown, i) => {
          const at = [...path, i]
          if (!isRecord(entry)) return []
          const first = entries.findIndex((other: unknown) => isRecord(other) && sameLabel(other.label, entry.label))
          return [
            ...(first >= 0 && first < i ? [faultAt(menu, [...at, 'label'], twice(entry.label))] : []),
            ...checkEntry(menu, entry, at, pages),
            ...visit(entry.items, [...at, 'items']),
          ]
        })
  return visit(menu.value, [])
}

function sameLabel(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && a.trim() === b.trim()
}

function twice(label: unknown): string {
  return `${JSON.stringify(label)} appears twice in this group; expected a label of its own`
}

function checkEntry(menu: Source, entry: Record<string, unknown>, path: ValuePath, pages: KnownPages): Fault[] {
  const { name, isExternal, items } = entry
  if (name === undefined && items === undefined) {
    // If the entry has an unknown key, that key is the fault.
    const spelt = Object.keys(entry).every((key) => KEYS.includes(key))
    return spelt ? [faultAt(menu, path, 'leads nowhere; expected a "name" to link to or "items" below it')] : []
  }
  if (typeof name !== 'string') return []
  const at = [...path, 'name']
  if (isExternal === true) {
    if (webUrl().safeParse(name).success) return []
    return [
      faultAt(menu, at, `is not a web address (${JSON.stringify(name)}); expected one like https://example.com/page`),
    ]
  }
  if (pages.routes.has(name) || !pages.complete) return []
  if (webUrl().safeParse(name).success) {
    return [
      faultAt(
        menu,
        at,
        `no page ${JSON.stringify(name)}; expected "isExternal: true" beside an address of another site`,
      ),
    ]
  }
  return [faultAt(menu, at, noPage(name, pages))]
}

/** The message for a route that no page has. */
export function noPage(route: string, { routes, leftOut }: KnownPages): string {
  const file = leftOut.get(route)
  if (file)
    return `no page ${JSON.stringify(route)}, as content/${file} is not there; remove this line, or bring the file back`
  const near = findNear(route, [...routes].filter(Boolean))
  const hint = near ? ` (did you mean ${JSON.stringify(near)}?)` : ''
  return `no page ${JSON.stringify(route)}; expected a route of src/pages, a project or a gallery${hint}`
}
