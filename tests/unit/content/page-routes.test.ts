import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pageRoutes } from '../../../src/content/page-routes'

it('derives routes from page files and passes over collections and what is no page (R1)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['more', 'works', 'projects']) mkdirSync(path.join(folder, name))
  const files = [
    'index.tsx',
    '404.tsx',
    'agency-1.tsx',
    '{Project.slug}.tsx',
    'template-details-1.tsx',
    'more/template-wide.tsx',
    'home.module.scss',
    'a.d.ts',
    'more/index.tsx',
    'works/[tag].tsx',
    'projects/[...].tsx',
  ]
  for (const file of files) writeFileSync(path.join(folder, file), '')
  expect(pageRoutes(folder)).toEqual(['404', 'agency-1', '', 'more', 'projects'])
})
