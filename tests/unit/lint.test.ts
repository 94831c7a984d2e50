// @vitest-environment node
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it, vi } from 'vitest'

// The first file that is linted waits for all rules.
vi.setConfig({ testTimeout: 20_000 })

// Without type information, so that the files need not exist.
const eslint = new ESLint({
  overrideConfig: {
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false, program: null, project: false } },
  },
})

/** The rules that the code breaks at the path. */
async function broken(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message)
}

const imports = '@typescript-eslint/no-restricted-imports'
const dynamicImports = 'no-restricted-syntax'
const effect = (source: string) => `import '${source}'\n`

describe('imports go one way', () => {
  it.each([
    ['src/lib/focus.ts', '../ui/button'],
    ['src/lib/focus.ts', '../state/site-state'],
    ['src/ui/button.tsx', '../features/hero/hero'],
    ['src/ui/button.tsx', '../state/site-state'],
    ['src/features/hero/hero.tsx', '../../layouts/normal-layout'],
    ['src/features/hero/hero.tsx', '../../pages/index'],
    ['src/features/hero/hero.tsx', '../menu/menu'],
    ['src/features/hero/hero.tsx', './../menu/menu'],
    ['src/features/hero/hero.tsx', '../../features/menu/menu'],
    ['src/state/site-state.tsx', '../features/hero/hero'],
    ['src/state/site-state.tsx', '../ui/button'],
    ['src/layouts/normal-layout.tsx', '../pages/about'],
    ['src/pages/about.tsx', './index'],
    ['src/pages/about.tsx', '../../src/pages/index'],
    ['src/content/loading.ts', '../ui/button'],
    ['gatsby-browser.tsx', './src/pages/index'],
    ['gatsby-node.ts', './src/features/menu/menu'],
    ['src/features/hero/hero.tsx', 'src/ui/button'],
    ['src/features/hero/hero.tsx', '@/ui/button'],
  ])('%s must not import %s', async (path, source) => {
    expect(await broken(path, effect(source))).toEqual([imports])
    expect(await broken(path, `export * from '${source}'\n`)).toEqual([imports])
    expect(await broken(path, `void import('${source}')\n`)).toEqual([dynamicImports])
  })

  it.each([
    ['src/lib/focus.ts', './keys'],
    ['src/ui/button.tsx', '../lib/focus'],
    ['src/ui/button.tsx', './button.module.scss'],
    ['src/features/hero/hero.tsx', '../../ui/button'],
    ['src/features/hero/hero.tsx', '../../lib/focus'],
    ['src/features/hero/hero.tsx', '../../state/site-state'],
    ['src/features/hero/hero.tsx', './hero-line'],
    ['src/state/site-state.tsx', '../lib/focus'],
    ['src/layouts/normal-layout.tsx', '../features/menu/menu'],
    ['src/layouts/normal-layout.tsx', '../state/site-state'],
    ['src/pages/about.tsx', '../layouts/normal-layout'],
    ['src/pages/about.tsx', '../features/about/about'],
    ['src/pages/about.tsx', '../state/site-state'],
    ['src/pages/about.tsx', './about.module.scss'],
    ['src/pages/{Project.slug}.tsx', '../features/case-study/case-study'],
    ['src/content/schemas/collections.ts', './pages/index-page'],
    ['gatsby-browser.tsx', './src/layouts/root'],
    ['gatsby-browser.tsx', './src/state/site-state'],
    ['tests/unit/pages/about.test.tsx', '../../../src/pages/about'],
  ])('%s may import %s', async (path, source) => {
    expect(await broken(path, effect(source))).toEqual([])
    expect(await broken(path, `void import('${source}')\n`)).toEqual([])
  })
})

describe('src/content belongs to the build', () => {
  const value = (source: string) => `import { schema } from '${source}'\nvoid schema\n`
  const type = (source: string) => `import type { Site } from '${source}'\nexport type Brand = Site['brand']\n`

  it.each([
    ['src/lib/focus.ts', '../content/schemas/site'],
    ['src/ui/button.tsx', '../content/schemas/site'],
    ['src/state/site-state.tsx', '../content/schemas/site'],
    ['src/features/hero/hero.tsx', '../../content/schemas/site'],
    ['src/layouts/normal-layout.tsx', '../content/schemas/site'],
    ['src/pages/about.tsx', '../content/schemas/site'],
    ['gatsby-ssr.tsx', './src/content/schemas/site'],
  ])('%s may import types of %s and nothing else', async (path, source) => {
    expect(await broken(path, value(source))).toEqual([imports])
    expect(await broken(path, `void import('${source}')\n`)).toEqual([dynamicImports])
    expect(await broken(path, type(source))).toEqual([])
  })

  it.each([
    ['gatsby-node.ts', './src/content/schemas/site'],
    ['gatsby-config.ts', './src/content/schemas/site'],
    ['scripts/check-content.ts', '../src/content/schemas/site'],
    ['tests/unit/content/site.test.ts', '../../../src/content/schemas/site'],
  ])('%s may import %s', async (path, source) => {
    expect(await broken(path, value(source))).toEqual([])
  })
})

describe('code keeps to the rules of the house', () => {
  it.each([
    ['src/ui/button.tsx', 'console.log(1)\n', 'no-console'],
    ['src/ui/button.tsx', 'export const x = (y: any): unknown => y\n', '@typescript-eslint/no-explicit-any'],
    ['src/ui/button.tsx', 'export const Picture = () => <img src="/a.png" />\n', 'jsx-a11y/alt-text'],
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
