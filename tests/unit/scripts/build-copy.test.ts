import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copySite } from '../../../scripts/build-copy'
import { contentFolder } from '../content/with-content'

it('takes the film from beside the content it is given, and nothing of static/, which is the author’s', () => {
  const to = mkdtempSync(path.join(tmpdir(), 'copy-'))
  onTestFinished(() => rmSync(to, { recursive: true }))
  const statics = path.join(copySite({ to, content: contentFolder({ '../static/promo.mp4': 'film' }) }), 'static')
  expect(readdirSync(statics)).toEqual(['promo.mp4'])
  expect(readFileSync(path.join(statics, 'promo.mp4'), 'utf8')).toBe('film')
})

it('leaves what builds need of the builds before, and nothing else', () => {
  const to = mkdtempSync(path.join(tmpdir(), 'copy-'))
  onTestFinished(() => rmSync(to, { recursive: true }))
  const kept = ['.cache', '.last-build', 'public']
  for (const name of [...kept, 'old']) mkdirSync(path.join(to, name))
  copySite({ to, content: contentFolder({}) })
  expect(readdirSync(to)).toEqual(expect.arrayContaining(kept))
  expect(readdirSync(to)).not.toContain('old')
})

it('gives content new times, so that no file is taken for another whose inode it gets, and leaves code its own', () => {
  const to = mkdtempSync(path.join(tmpdir(), 'copy-'))
  onTestFinished(() => rmSync(to, { recursive: true }))
  const content = contentFolder({ 'sea.jpg': 'sea', '../static/promo.mp4': 'film' })
  const [sea, film] = [path.join(content, 'sea.jpg'), path.join(content, '../static/promo.mp4')]
  for (const file of [sea, film]) utimesSync(file, 1, 1)
  copySite({ to, content })
  const timeOf = (file: string) => statSync(file).mtimeMs
  expect(timeOf(path.join(to, 'content/sea.jpg'))).not.toBe(timeOf(sea))
  expect(timeOf(path.join(to, 'static/promo.mp4'))).not.toBe(timeOf(film))
  // Copied to a thousandth of a second.
  expect(timeOf(path.join(to, 'gatsby-node.ts'))).toBeCloseTo(timeOf('gatsby-node.ts'), -1)
})
