import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Photo } from '../../../src/content/schemas/photo'
import type { ProjectFrontMatter } from '../../../src/content/schemas/project'
import type { Site } from '../../../src/content/schemas/site'
import { technologySlug } from '../../../src/content/technologies'

/** The words of `site.yml`, which leaves nothing out. */
export const site = parse(readFileSync('tests/site/content/site.yml', 'utf8')) as Required<Site>

/** Every project: where it is, what it is called, how many screens it shows, its tags with those of its stack, and the headings of its story. */
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

/** The names of the works that the galleries show. */
export const workNames = [
  ...projects.map(({ name }) => name),
  ...photos.flatMap(({ selected, title }) => (selected ? [title] : [])),
]

/** How many photographs there are in all, and how many screens of projects. */
export const everything = {
  photographs: photos.length,
  screens: projects.reduce((all, { screens }) => all + screens, 0),
}

/** The tags of each work that the galleries show. */
export const workTags = [...projects, ...photos.filter(({ selected }) => selected)].map(({ tags }) => tags)
