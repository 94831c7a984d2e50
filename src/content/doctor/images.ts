import path from 'node:path'
import { imageReferences } from '../check/check-images'
import { imageSize } from '../check/image-size'
import { CONTENT } from '../folder'
import { inFolder } from '../read/in-folder'
import { describedFiles } from '../read/read-content'
import { faultAt, faultOfFile, type Source } from '../read/source'
import { finding, type Finding } from './finding'
import type { SiteSnapshot } from './site-snapshot'

/** Narrower pictures are blurred on a wide screen; phone and tablet screenshots are shown small. */
const WIDE_ENOUGH = { picture: 1200, screen: 600 }

/** Images that the build uses without the content naming them. */
const NAMED_BY_BUILD = ['brand/icon-512.png', 'brand/favicon.svg']

/** Images too small for where they are shown, and images nothing uses. */
export function examineImages({ files, names, bytesOf }: SiteSnapshot): Finding[] {
  const references = imageReferences(files).map((one) => ({
    ...one,
    name: inFolder(path.posix.dirname(one.source.relative), one.src),
  }))
  const used = new Set([...NAMED_BY_BUILD, ...references.map(({ name }) => name)])
  const small = references.flatMap(({ source, path: at, src, name }) => {
    const bytes = bytesOf(`${CONTENT}/${name}`)
    const width = bytes && imageSize(bytes)?.width
    const least = at.includes('screens') ? WIDE_ENOUGH.screen : WIDE_ENOUGH.picture
    if (width === undefined || width >= least) return []
    const words = `${JSON.stringify(src)} is ${width} pixels wide, and blurred where it is shown large; ${least} are the least`
    return [finding('hint', faultAt(source, at, words), 'Export it larger, ideally 2880 pixels wide.')]
  })
  const isUnread = ({ value, relative }: Source) => value === undefined && names.includes(relative)
  // A file that cannot be read may name any of them.
  const unused = (describedFiles(files).some(({ source }) => isUnread(source)) ? [] : names)
    .filter((name) => /\.(jpe?g|png|webp|avif|gif|svg|heic|tiff?)$/i.test(name) && !used.has(name))
    .map((name) =>
      finding(
        'hint',
        faultOfFile({ file: `${CONTENT}/${name}`, root: name }, 'is an image that nothing shows'),
        'Name it where it belongs, or delete it.',
      ),
    )
  return [...small, ...unused]
}
