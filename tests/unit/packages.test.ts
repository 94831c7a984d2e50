import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(__dirname, '../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }

/** What a build runs: the code of the site, and Gatsby's files at the root. */
const files = [
  ...readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
  ...readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => `src/${name}`),
]

/** The packages that a file imports for more than their types. */
function packagesIn(text: string): string[] {
  const imports = text.matchAll(/^import (?!type )(?:[\w*{}\s,]+ from )?'([^.'][^']*)'/gm)
  return Array.from(imports, ([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

it('a build needs no package that is there for development only', () => {
  const needed = files.flatMap((name) =>
    packagesIn(read(name)).flatMap((one) => (one in devDependencies ? [`${one} in ${name}`] : [])),
  )
  expect(needed).toEqual([])
})
