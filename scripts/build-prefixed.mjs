// Builds the site a second time, as for a host that serves it below a path, for the tests of that: into .prefixed/site.
// It works on a copy and from nothing: addresses with and without the prefix must not meet in Gatsby's cache. The copy has
// a project, a gallery and a photograph more than the site, which must need no code.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const PREFIX = '/repo'
const copy = path.resolve('.prefixed')
const site = path.join(copy, 'site')

mkdirSync(copy, { recursive: true })
for (const name of readdirSync(copy)) rmSync(path.join(copy, name), { recursive: true, force: true })

const inputs = ['content', 'src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json']
const configuration = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name))
for (const name of [...inputs, ...configuration]) {
  cpSync(name, path.join(copy, name), { recursive: true })
}

addContent(path.join(copy, 'content'))
execFileSync(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, PATH_PREFIX: PREFIX },
})

// As such a host has it: the site in a folder of that name, and the page for unknown addresses for the whole of it.
mkdirSync(site)
renameSync(path.join(copy, 'public'), path.join(site, PREFIX))
cpSync(path.join(site, PREFIX, '404.html'), path.join(site, '404.html'))
rmSync(path.join(copy, '.cache'), { recursive: true })

/** Adds what tests/browser/prefix.spec.ts looks for. */
function addContent(content) {
  const project = path.join(content, 'projects/wadloper')
  cpSync(path.join(content, 'projects/sighthub'), project, { recursive: true })
  const story = readFileSync(path.join(project, 'index.md'), 'utf8')
  const facts = { name: 'wadloper', title: 'wadloper, one more', description: 'One project more.', order: 99 }
  const changed = Object.entries(facts).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}: .*`, 'm'), `${key}: ${value}`),
    story,
  )
  writeFileSync(path.join(project, 'index.md'), changed)

  cpSync(path.join(content, 'photos/fog-sea.jpg'), path.join(content, 'photos/wad.jpg'))
  appendFileSync(
    path.join(content, 'photos/index.yml'),
    '\n- { file: wad.jpg, title: Mud flats, alt: One photograph more, sample: true, selected: true, place: Wad, year: 2026, tags: [tide] }\n',
  )
  appendFileSync(
    path.join(content, 'galleries.yml'),
    '\n- { slug: grid-2-fluid, name: One more, arrangement: grid, columns: 2, fluid: true, title: One more, description: One gallery more., intro: One more., closing: { text: The end., link: Again, to: grid-2 } }\n',
  )
}
