import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isWhole } from '../check/image-end'
import { imageFormat, isShown } from '../check/image-format'
import { imageSize } from '../check/image-size'
import { TO_WRITE } from '../doctor/skeletons'
import { photosSchema } from '../schemas/photo'
import { selectTexts } from '../read/select'
import { appendEntry, contentAt, NewError, slugOf, writeNew } from './place'
import { commentedYaml } from './skeleton'

/** What is known of photographs beside their files. */
export interface PhotoOptions {
  /** Asks for what is to be seen, or gives it; nothing when nobody can be asked. */
  alt: (title: string) => Promise<string | undefined>
  /** For a single photograph. */
  title?: string | undefined
  place?: string | undefined
  year?: number | undefined
  tags?: readonly string[] | undefined
  selected?: boolean
  /** Hears of each photograph. */
  onProgress?: (line: string) => void
}

const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' }

/**
 * Copies photographs into `content/photos` and adds an entry for each. All are looked at before the first is copied.
 * @param root the folder that has `content/`
 * @returns the files that were written
 * @throws NewError for a file that is missing, no image, too small, cut off, or there already
 */
export async function newPhotos(
  root: string,
  sources: readonly string[],
  today: Date,
  options: PhotoOptions,
): Promise<string[]> {
  const { files, names } = contentAt(root)
  const [city] = selectTexts(files.site.source.value, ['owner', 'city'])
  const taken = new Set(names.photo)
  const photos = sources.map((source) => {
    const photo = look(source, options)
    if (taken.has(photo.slug))
      throw new NewError(`There is a photograph ${photo.slug} already; rename ${path.basename(source)}`)
    taken.add(photo.slug)
    return photo
  })
  const written: string[] = []
  for (const [i, { bytes, file, size, source, title }] of photos.entries()) {
    const alt = (await options.alt(title))?.trim()
    const value = {
      file,
      title,
      alt: alt !== undefined && alt !== '' ? alt : `${TO_WRITE} What is to be seen`,
      place: options.place ?? city?.value ?? `${TO_WRITE} Where it is`,
      year: options.year ?? Math.min(statSync(source).mtime.getFullYear(), today.getFullYear()),
      tags: options.tags ?? ['photograph'],
      ...(options.selected && { selected: true }),
    }
    const wrong = photosSchema.safeParse([value]).error?.issues[0]
    if (wrong) throw new NewError(`${wrong.path.slice(1).join('.')}: ${wrong.message}`)
    writeNew(root, `content/photos/${file}`, bytes)
    appendEntry(root, 'content/photos/index.yml', commentedYaml([value], ''))
    written.push(`content/photos/${file}`)
    options.onProgress?.(`${i + 1} of ${photos.length}: ${file}, ${size.width} × ${size.height}, “${title}”`)
  }
  return [...written, 'content/photos/index.yml']
}

function look(source: string, { title }: PhotoOptions) {
  if (!existsSync(source)) throw new NewError(`There is no file ${source}`)
  const bytes = readFileSync(source)
  const format = imageFormat(bytes)
  const size = imageSize(bytes)
  const name = path.basename(source)
  if (!isShown(format)) throw new NewError(`${name} is ${format ?? 'no image'}; expected a JPEG, PNG, WebP or AVIF`)
  if (!size || !isWhole(bytes, format)) throw new NewError(`${name} breaks off before its end`)
  if (Math.max(size.width, size.height) < 400)
    throw new NewError(`${name} is ${size.width} × ${size.height} pixels; expected at least 400 on its longer side`)
  const slug = slugOf(path.parse(name).name)
  return { source, bytes, size, slug, file: `${slug}.${ENDINGS[format]}`, title: title ?? titleOf(slug) }
}

/** `fog-sea` as a title: `Fog sea`. */
function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
