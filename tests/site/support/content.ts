import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Photo } from '../../../src/content/schemas/photo'
import type { ProjectFrontMatter } from '../../../src/content/schemas/project'
import type { Site } from '../../../src/content/schemas/site'
import { technologySlug } from '../../../src/content/technologies'

/** The values of `site.yml`, which leaves out no optional one. */
export const site = parse(readFileSync('tests/site/content/site.yml', 'utf8')) as Required<Site>

/** Every project: path, name, number of screens, tags including those of its stack, and the headings of its story. */
export const projects = readdirSync('tests/site/content/projects')
  .map((slug) => ({ slug, file: `tests/site/content/projects/${slug}/index.md` }))
  .filter(({ file }) => existsSync(file))
  .map(({ slug, file }) => {
    const [, facts = '', story = ''] = readFileSync(file, 'utf8').split(/^---$/m)
    const { name, tags, stack, screens } = parse(facts) as ProjectFrontMatter
    return {
      path: `/${slug}/`,
      name,
      screens: screens.length,
      tags: [...tags, ...stack.map((one) => technologySlug(one, site.specialties))],
      headings: [...story.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) => text),
    }
  })

const photos = parse(readFileSync('tests/site/content/photos/index.yml', 'utf8')) as Photo[]

/** Names of the works in the galleries. */
export const workNames = [
  ...projects.map(({ name }) => name),
  ...photos.flatMap(({ selected, title }) => (selected ? [title] : [])),
]

/** Number of all photographs, and of all screens of projects. */
export const everything = {
  photographs: photos.length,
  screens: projects.reduce((all, { screens }) => all + screens, 0),
}

/** Tags of each work in the galleries. */
export const workTags = [...projects, ...photos.filter(({ selected }) => selected)].map(({ tags }) => tags)
