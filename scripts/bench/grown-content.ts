import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import type { Photo } from '../../src/content/schemas/photo'

/** The minimum picture size: larger pictures take longer, and that is not what is measured. */
const SIZE = { width: 640, height: 480 }
const TAGS = ['landscape', 'architecture', 'still-life', 'abstract', 'sea', 'night']
const YEARS = 12

/** The name of the nth generated project: `grown-0001`. */
const nameOf = (number: number) => `grown-${String(number).padStart(4, '0')}`
/** The file of the nth generated photograph, whose name no project may have. */
const photoOf = (number: number) => `photo-${nameOf(number)}.jpg`
const tagsOf = (number: number) => [TAGS[number % TAGS.length] ?? '', TAGS[(number * 7 + 1) % TAGS.length] ?? '']
const yearOf = (number: number) => new Date().getFullYear() - (number % YEARS)

/** A single-colour picture, different for each number. */
const picture = (number: number): Promise<Buffer> => {
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53 + (number >> 8)) % 256 }
  return sharp({ create: { ...SIZE, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** A project's Markdown file, with one word in its story that can be edited. */
const projectText = (number: number, word: string): string => {
  const name = `Project ${number}`
  const facts = {
    sample: true,
    name,
    title: `${name}, made to be counted`,
    description: `What grows with the number of works: ${name.toLowerCase()} of a site that has many of them.`,
    order: 1000 + number,
    template: 'details-1',
    line: 'One of many, and built in the same time as the others.',
    result: 'One of many, and built in the same time as the others.',
    year: yearOf(number),
    client: 'Nobody',
    role: 'Design, front end',
    team: 'One person',
    stack: ['ReactJS'],
    tags: ['product', ...tagsOf(number)],
    cover: { src: 'cover.jpg', alt: `A field of one colour, the cover of project ${number}` },
    scene: { src: 'scene.jpg', alt: `A field of another colour, the scene of project ${number}` },
    screens: [
      {
        image: { src: 'scene.jpg', alt: `A field of another colour, the screen of project ${number}` },
        kind: 'desktop',
        ground: '#4d665a',
      },
    ],
  }
  return `---\n${stringify(facts)}---\n\n## Decisions\n\n### One of many\n\nThis project is ${word}, as all are.\n`
}

const photoEntry = (number: number): Photo => ({
  file: photoOf(number),
  title: `Photograph ${number}`,
  alt: `A field of one colour, photograph ${number}`,
  sample: true,
  note: 'One of many.',
  place: 'Nowhere',
  year: yearOf(number),
  tags: tagsOf(number),
  selected: true,
})

/** Adds `count` projects and `count` photographs to a content folder, each with its own pictures. */
export async function growContent(content: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const folder = path.join(content, 'projects', nameOf(number))
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.md'), projectText(number, 'small'))
    writeFileSync(path.join(folder, 'cover.jpg'), await picture(3 * number))
    writeFileSync(path.join(folder, 'scene.jpg'), await picture(3 * number + 1))
    writeFileSync(path.join(content, 'photos', photoOf(number)), await picture(3 * number + 2))
  }
  const photos = Array.from({ length: count }, (_, at) => photoEntry(at + 1))
  appendFileSync(path.join(content, 'photos/index.yml'), `\n${stringify(photos)}`)
}

/** Changes a word of one project. */
export function editWord(content: string): void {
  const file = path.join(content, 'projects', nameOf(1), 'index.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('is small,', 'is little,'))
}
