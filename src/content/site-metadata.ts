import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { CONTENT } from './folder'
import { siteSchema } from './schemas/site'

/**
 * The parts of `content/site.yml` that Gatsby's configuration needs before any plugin runs: title, address, language. A
 * faulty file yields empty values, as the content check that follows reports its faults and stops.
 */
export function siteMetadata(folder = path.resolve(CONTENT)) {
  const site = read(path.join(folder, 'site.yml'))
  return {
    title: site?.brand ?? '',
    description: site?.description ?? '',
    siteUrl: site?.url ?? 'https://localhost',
    language: site?.language ?? 'en',
  }
}

function read(file: string) {
  try {
    return siteSchema.safeParse(parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}
