import { basename } from 'node:path'
import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/**
 * What each folder of `src` must not import. Imports go one way: pages → layouts → features → ui → lib; `state`
 * serves layouts and features, `content` only the build. Nothing imports pages.
 */
const forbidden = {
  lib: ['ui', 'features', 'layouts', 'pages', 'state'],
  state: ['ui', 'features', 'layouts', 'pages'],
  ui: ['features', 'layouts', 'pages', 'state'],
  features: ['features', 'layouts', 'pages'],
  layouts: ['pages'],
  pages: ['pages'],
  content: ['ui', 'features', 'layouts', 'state'],
}

/** A relative import that climbs (or starts at the root) and then enters one of the folders of `src`. */
const into = (folders) => `^(\\./src/|(\\./)?(\\.\\./)+(src/)?)(${folders.join('|')})(/|$)`

const oneWay = (folders) => ({
  regex: into(folders),
  message: `Imports go one way (pages → layouts → features → ui → lib): this file must not use ${folders.join(', ')}.`,
})
const noContent = {
  regex: into(['content']),
  allowTypeImports: true,
  message: 'src/content belongs to the build: import its types, and take its values from GraphQL.',
}
const noSibling = {
  features: { regex: '^(\\./)?\\.\\./(?!\\.\\./)', message: 'A feature never imports another: a page composes them.' },
  pages: { regex: '^\\./(?!.*\\.scss$)', message: 'Nothing imports a page: move what is shared to a feature.' },
}
const noAlias = { regex: '^(src|@|~)/', message: 'Imports of our own files are relative.' }

/** The rules that forbid `patterns`: one for import and export statements, one for `import()`. */
const restrict = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
  'no-restricted-syntax': [
    'error',
    ...patterns.map(({ regex, message }) => ({
      selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
      message,
    })),
  ],
})

const layers = Object.entries(forbidden).map(([layer, folders]) => ({
  files: [`src/${layer}/**`],
  rules: restrict(
    [oneWay(folders), layer === 'content' ? undefined : noContent, noSibling[layer], noAlias].filter(Boolean),
  ),
}))

/** File names are kebab-case; `{Project.slug}.tsx`, `[tag].tsx` and `[...].tsx` are Gatsby's own way to name routes. */
const kebabCase = {
  meta: { messages: { name: 'File names are kebab-case.' } },
  create: (context) => ({
    Program(node) {
      const isRight = /^(\{\w+\.\w+\}|\[(\w+|\.{3})\]|[a-z\d]+(-[a-z\d]+)*)(\.[a-z\d]+)+$/.test(
        basename(context.filename),
      )
      if (!isRight) context.report({ node, messageId: 'name' })
    },
  }),
}

export default defineConfig(
  globalIgnores([
    'public',
    '.prefixed',
    '.cache',
    'coverage',
    'reports',
    'test-results',
    'playwright-report',
    'static',
    'src/gatsby-types.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,cjs,mjs,ts,mts,tsx}'],
    plugins: { local: { rules: { 'kebab-case': kebabCase } } },
    rules: { 'local/kebab-case': 'error', eqeqeq: 'error' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // `() => setOpen(false)` reads better without a block.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-{browser,ssr}.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      'no-console': 'error',
      // A leaf component hands on its content with the rest of its props; the browser tests see what it holds.
      'jsx-a11y/anchor-has-content': 'off',
      'jsx-a11y/heading-has-content': 'off',
    },
  },
  {
    // Playwright reads the fixtures a fixture needs from its first parameter, be it empty.
    files: ['tests/browser/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  ...layers,
  { files: ['gatsby-{browser,ssr}.tsx'], rules: restrict([oneWay(['pages']), noContent, noAlias]) },
  {
    files: ['gatsby-{config,node}.ts'],
    rules: restrict([oneWay(['ui', 'features', 'layouts', 'pages', 'state']), noAlias]),
  },
)
