// Writes everything derived from the schemas: content/README.md and the editors' JSON schemas. Also updates the sample
// digests, by which the doctor recognises the sample's files.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT } from '../src/content/folder'
import { contentGuide } from '../src/content/docs/content-guide'
import { schemaFiles, yamlSettings } from '../src/content/docs/json-schema'
import { readSnapshot } from '../src/content/doctor/site-snapshot'
import { sampleDigests } from '../src/content/doctor/sample-files'
import { isRecord } from '../src/content/read/select'

const root = path.join(__dirname, '..')
const folder = path.join(root, '.vscode/schemas')

mkdirSync(folder, { recursive: true })
const files = schemaFiles()
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(path.join(folder, name))
for (const [name, text] of files) writeFileSync(path.join(folder, name), text)
writeFileSync(
  path.join(root, '.vscode/settings.json'),
  `${JSON.stringify({ 'yaml.schemas': yamlSettings() }, undefined, 2)}\n`,
)
writeFileSync(path.join(root, CONTENT, 'README.md'), contentGuide())

// Only while the site is the sample: an owner's files must not be recorded as the sample's.
const snapshot = readSnapshot(root, new Date())
const site = snapshot.files.site.source.value
if (isRecord(site) && site.sample === true) {
  const entries = Object.entries(sampleDigests(snapshot)).map(([file, digest]) => `  '${file}': '${digest}',\n`)
  writeFileSync(
    path.join(root, 'src/content/doctor/sample-digests.ts'),
    `/** The sample's files as they came, written by \`npm run document:content\`: the beginning of the SHA-256 of each. */\nexport const SAMPLE_DIGESTS: Record<string, string> = {\n${entries.join('')}}\n`,
  )
}
