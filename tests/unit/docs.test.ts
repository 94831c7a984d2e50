import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(__dirname, '../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

/** Code and tests, wherever they stand. */
const code = ['src', 'scripts', 'tests', 'gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx']
  .flatMap((name) => (path.extname(name) ? name : filesIn(name)))
  .filter((name) => /\.([mc]?[jt]sx?|scss)$/.test(name))

const listed = Array.from(read('docs/rules.md').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm), ([, id = '']) => id)
const kinds = [...new Set(listed.map((id) => id.charAt(0)))].join('')

it('docs/rules.md lists each rule once', () => {
  expect(listed).toEqual([...new Set(listed)])
})

it('every rule that code or tests cite is listed, and every rule that is listed is cited', () => {
  const cited = new Map(code.flatMap((name) => idsIn(read(name)).map((id) => [id, name] as const)))
  const unlisted = [...cited].filter(([id]) => !listed.includes(id)).map(([id, name]) => `${id} in ${name}`)
  expect(unlisted, 'cited but not listed in docs/rules.md').toEqual([])
  expect(
    listed.filter((id) => !cited.has(id)),
    'listed in docs/rules.md but cited nowhere',
  ).toEqual([])
})

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  )
}

/** The ids that a file cites, alone or as the ends of a range. What follows a `%` is a letter of an address. */
function idsIn(text: string): string[] {
  const ids = text.matchAll(new RegExp(`(?<![%\\w])([${kinds}])(\\d{1,2})(?:–\\1(\\d{1,2}))?\\b`, 'g'))
  return Array.from(ids, ([, kind = '', from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => `${kind}${Number(from) + place}`),
  ).flat()
}
