import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ESLint } from 'eslint'
import { describe, expect, it, onTestFinished } from 'vitest'

const eslint = new ESLint()

/** The rules that the code breaks at the path. */
async function broken(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message)
}

const oneWay = ['boundaries/dependencies']

describe('imports go one way, wherever a path leads', () => {
  it.each([
    ['src/lib/text/focus.ts', '../../ui/picture'],
    ['src/lib/text/focus.ts', '../../state/site-state'],
    ['src/ui/button.tsx', '../features/hero/hero'],
    ['src/ui/button.tsx', '../state/site-state'],
    ['src/features/hero/photo.tsx', '../../layouts/normal-layout'],
    ['src/features/hero/photo.tsx', '../../pages/index'],
    ['src/features/hero/photo.tsx', '../menu/drawer'],
    ['src/features/hero/photo.tsx', './../menu/drawer'],
    ['src/features/hero/photo.tsx', '../../features/menu/drawer'],
    ['src/features/gallery/works/photo.tsx', '../../menu/drawer'],
    ['src/state/more.tsx', '../features/hero/hero'],
    ['src/state/more.tsx', '../ui/picture'],
    ['src/layouts/more.tsx', '../pages/about'],
    ['src/content/read/more.ts', '../../ui/picture'],
    ['src/content/schemas/more.ts', '../read/read-yaml'],
    ['src/content/read/more.ts', '../check/check-story'],
    ['src/content/read/more.ts', '../load-site'],
    ['src/content/read/more.ts', '../nodes/content-nodes'],
    ['src/content/check/more.ts', '../doctor/examine'],
    ['src/content/check/more.ts', '../nodes/content-nodes'],
    ['src/content/nodes/more.ts', '../check/check-story'],
    ['src/content/fault.ts', './check/check-story'],
    ['src/content/fault.ts', './load-site'],
    ['src/offline/worker/more.ts', '../client/keep-page'],
    ['src/offline/client/more.ts', '../build/page-files'],
    ['src/offline/protocol.ts', './client/keep-page'],
    ['src/gatsby/hosting/more.ts', '../../features/hero/hero'],
    ['src/gatsby/hosting/more.ts', '../share/faces'],
    ['src/gatsby/share/more.ts', '../client/start'],
    ['src/ui/button.tsx', '../gatsby/hosting/headers'],
    ['src/ui/button.tsx', '../../scripts/bench/page-weight'],
    ['src/gatsby/client/more.ts', '../../features/menu/drawer'],
    ['src/gatsby/build/more.ts', '../../../scripts/command'],
    ['scripts/more.ts', '../src/features/hero/hero'],
    ['scripts/more.mjs', '../src/gatsby/build/robots'],
    ['scripts/bench/more.ts', '../../tests/support/page'],
  ])('%s must not import %s', async (path, source) => {
    expect(await broken(path, `import '${source}'\n`)).toEqual(oneWay)
    expect(await broken(path, `export * from '${source}'\n`)).toEqual(oneWay)
    expect(await broken(path, `void import('${source}')\n`)).toEqual(oneWay)
  })

  it.each([
    ['src/lib/text/focus.ts', './slugify'],
    ['src/lib/text/focus.ts', '../browser/when-idle'],
    ['src/ui/button.tsx', '../lib/text/slugify'],
    ['src/ui/button.tsx', './pill.module.scss'],
    ['src/features/hero/photo.tsx', '../../ui/picture'],
    ['src/features/hero/photo.tsx', '../../state/site-state'],
    ['src/features/hero/photo.tsx', './hero'],
    ['src/features/gallery/works/photo.tsx', '../gallery'],
    ['src/layouts/more.tsx', '../features/menu/drawer'],
    ['src/pages/more.tsx', '../features/hero/hero'],
    ['src/content/read/more.ts', '../fault'],
    ['src/content/check/more.ts', '../read/read-yaml'],
    ['src/content/nodes/more.ts', '../load-site'],
    ['src/content/schemas/pages/more.ts', '../common'],
    ['src/gatsby/client/more.ts', '../../offline/client/keep-page'],
    ['src/offline/client/more.ts', '../protocol'],
    ['src/gatsby/share/more.ts', '../hosting/built-files'],
    ['src/gatsby/build/more.ts', '../share/faces'],
    ['scripts/more.ts', '../src/content/folder'],
    ['scripts/more.mjs', '../src/content/doctor/site-snapshot'],
    ['scripts/bench/more.ts', '../command'],
    ['src/ui/button.tsx', 'react'],
  ])('%s may import %s', async (path, source) => {
    expect(await broken(path, `import '${source}'\n`)).toEqual([])
    expect(await broken(path, `void import('${source}')\n`)).toEqual([])
  })
})

it.each(['src/more', 'src/content/more', 'src/gatsby/more', 'src/offline/more', 'src/gatsby'])(
  'a file in %s has no place in the house',
  async (folder) => {
    expect(await broken(`${folder}/more.ts`, 'export {}\n')).toEqual(['boundaries/no-unknown-files'])
  },
)

it.each(['./index', '../pages/about'])('a page must not import %s', async (source) => {
  expect(await broken('src/pages/more.tsx', `import '${source}'\n`)).toEqual([
    '@typescript-eslint/no-restricted-imports',
  ])
})

describe('src/content belongs to the build', () => {
  it.each([
    ['src/lib/text/focus.ts', '../../content/schemas/site'],
    ['src/ui/button.tsx', '../content/schemas/site'],
    ['src/state/more.tsx', '../content/schemas/site'],
    ['src/features/hero/photo.tsx', '../../content/schemas/site'],
    ['src/layouts/more.tsx', '../content/schemas/site'],
    ['src/pages/more.tsx', '../content/schemas/site'],
  ])('%s may import types of %s and nothing else', async (path, source) => {
    expect(await broken(path, `import { siteSchema } from '${source}'\nvoid siteSchema\n`)).toEqual(oneWay)
    expect(await broken(path, `void import('${source}')\n`)).toEqual(oneWay)
    const type = `import type { Site } from '${source}'\nexport type Brand = Site['brand']\n`
    expect(await broken(path, type)).toEqual([])
  })
})

describe('code keeps to the rules of the house', () => {
  it.each([
    ['src/ui/button.tsx', 'console.log(1)\n', 'no-console'],
    ['src/ui/button.tsx', 'export const x = (y: any): unknown => y\n', '@typescript-eslint/no-explicit-any'],
    ['src/ui/button.tsx', 'export const Picture = () => <img src="/a.png" />\n', 'jsx-a11y/alt-text'],
    ['src/ui/button.tsx', 'export const Close = () => <b>Close</b>\n', 'no-restricted-syntax'],
    ['src/ui/button.tsx', 'export const Close = () => <b aria-label="Close" />\n', 'no-restricted-syntax'],
    [
      'src/ui/button.tsx',
      "export const Or = ({ x }: { x: boolean }) => <b>{x && ' or '}</b>\n",
      'no-restricted-syntax',
    ],
    [
      'src/ui/button.tsx',
      "export const Or = ({ x, y }: { x: boolean; y: boolean }) => <b>{x && (y ? ' or ' : ', ')}</b>\n",
      'no-restricted-syntax',
    ],
    ['src/ui/Button.tsx', 'export {}\n', 'local/kebab-case'],
    ['src/ui/site_logo.tsx', 'export {}\n', 'local/kebab-case'],
    [
      'src/lib/use-late.ts',
      "import { useState } from 'react'\nexport function useLate(late: boolean) {\n  return late ? useState(0) : 1\n}\n",
      'react-hooks/rules-of-hooks',
    ],
  ])('%s must not say %j', async (path, code, rule) => {
    expect(await broken(path, code)).toEqual([rule])
  })

  it('reports a disabled rule that nothing breaks', async () => {
    const [message] = (await broken('src/ui/button.tsx', '// eslint-disable-next-line no-console\nexport {}\n')) ?? []
    expect(message).toContain('Unused eslint-disable directive')
  })
})

it('a promise that nobody waits for is found by its type', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lint-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }')
  await writeFile(path.join(folder, 'late.ts'), 'export const late = (work: () => Promise<void>) => {\n  work()\n}\n')
  const found = promisify(execFile)('npx', ['oxlint', '--config', '.oxlintrc.json', folder])
  await expect(found).rejects.toMatchObject({ stdout: expect.stringContaining('no-floating-promises') as string })
})
