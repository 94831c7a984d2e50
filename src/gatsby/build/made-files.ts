import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** A file to generate: its name, and a function that writes it to a path. */
export interface MadeFile {
  name: string
  write: (target: string) => Promise<unknown>
}

/**
 * Writes files next to Gatsby's own images, skipping those that already exist.
 * @param digest of everything they are made of, because browsers cache them forever; at least 32 digits
 * @returns the path of their folder, without a leading slash
 */
export async function makeFiles(digest: string, files: readonly MadeFile[]): Promise<string> {
  const folder = path.join('static', digest.slice(0, 32))
  mkdirSync(path.join('public', folder), { recursive: true })
  for (const { name, write } of files) {
    const target = path.join('public', folder, name)
    if (!existsSync(target)) await write(target)
  }
  return folder
}

/**
 * Decodes a picture, or a part of it, when the first file that is made of it needs its pixels, and once for all of them.
 * @returns a function that starts a pipeline on those pixels
 */
export function decodedOnce(picture: () => Sharp): () => Promise<Sharp> {
  let decoding: ReturnType<typeof decode> | undefined
  const decode = () => picture().raw().toBuffer({ resolveWithObject: true })
  return async () => {
    const { data, info } = await (decoding ??= decode())
    return sharp(data, { raw: info })
  }
}
