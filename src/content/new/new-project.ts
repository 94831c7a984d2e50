import { TO_WRITE } from '../doctor/skeletons'
import { CONTENT } from '../folder'
import { isRecord } from '../read/select'
import { CHAPTERS, projectSchema } from '../schemas/project'
import { contentAt, ensureFree, NewError, slugOf, writeNew } from './place'
import { placeholder } from '../placeholder'
import { commentedYaml, skeleton } from './skeleton'

/** Prompts shown in each chapter until it is written. */
const PROMPTS: Record<(typeof CHAPTERS)[number], string> = {
  situation: 'What was wrong, and for whom',
  part: 'What you did yourself, and with whom',
  decisions: 'What you chose, and what you gave up for it',
  outcome: 'What came of it, and how you know',
  differently: 'What you have learnt',
}

/**
 * Adds a project with two placeholder pictures.
 * @param root folder that contains `content/`
 * @returns the files written
 * @throws NewError if its folder, name or address is taken, or a photograph has its slug
 */
export function newProject(root: string, title: string, today: Date, slug = slugOf(title)): string[] {
  const { files, names } = contentAt(root)
  ensureFree(root, slug)
  if (names.photo.includes(slug))
    throw new NewError(
      `${files.photos.source.file} has a photograph with the slug ${slug}; give another title, or a --slug`,
    )
  const facts = files.projects.map(({ source }) => (isRecord(source.value) ? source.value : {}))
  if (facts.some(({ name }) => name === title))
    throw new NewError(`A project is called ${JSON.stringify(title)} already`)
  const orders = facts.map(({ order }) => (typeof order === 'number' ? order : 0))

  const given = {
    title,
    name: title,
    order: Math.max(0, ...orders) + 1,
    tags: ['project'],
    cover: { src: 'cover.png', alt: `${TO_WRITE} What is to be seen` },
    scene: { src: 'scene.png', alt: `${TO_WRITE} What is to be seen` },
  }
  const value = skeleton(projectSchema, { given, picture: 'cover.png', names, year: today.getFullYear() })
  const { chapters } = files.strings.data ?? {}
  if (!chapters) throw new NewError(`${CONTENT}/strings.yml has faults; \`npm run check:content\` names them`)
  const story = CHAPTERS.map((chapter) => `## ${chapters[chapter]}\n\n${TO_WRITE} ${PROMPTS[chapter]}\n`).join('\n')
  const folder = `${CONTENT}/projects/${slug}`
  const written: [string, string | Uint8Array][] = [
    [`${folder}/index.md`, `---\n${commentedYaml(value, 'project', projectSchema)}---\n\n${story}`],
    [`${folder}/cover.png`, placeholder(1600, 1200, '#dfe4e0', '#4d665a')],
    [`${folder}/scene.png`, placeholder(2000, 1125, '#11202f', '#8fa795')],
  ]
  for (const [file, content] of written) writeNew(root, file, content)
  return written.map(([file]) => file)
}
