import { basename } from 'node:path'
import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** The rooms of the house, the innermost first: of several patterns that hold a file, the first counts. */
const rooms = [
  { type: 'content-routes', pattern: 'src/content/routes' },
  ...['schemas', 'read', 'check', 'nodes'].map((layer) => ({
    type: `content-${layer}`,
    pattern: `src/content/${layer}`,
  })),
  ...['worker', 'client', 'build'].map((part) => ({ type: `offline-${part}`, pattern: `src/offline/${part}` })),
  ...['client', 'build'].map((part) => ({ type: `gatsby-${part}`, pattern: `src/gatsby/${part}` })),
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  ...['lib', 'ui', 'state', 'layouts', 'pages', 'styles', 'content', 'offline'].map((type) => ({
    type,
    pattern: `src/${type}`,
  })),
]
const offline = ['offline', 'offline-client']
const routes = 'content-routes'

/** What each room may import. Imports go one way: pages → layouts → features → ui → lib. */
const mayImport = {
  lib: ['styles'],
  ui: ['lib', 'styles'],
  state: ['lib', 'styles'],
  feature: ['ui', 'lib', 'state', 'styles', routes, ...offline],
  layouts: ['feature', 'ui', 'lib', 'state', 'styles', routes, ...offline],
  pages: ['layouts', 'feature', 'ui', 'lib', 'state', 'styles'],
  offline: [],
  'offline-client': ['offline', 'lib'],
  'offline-worker': ['offline'],
  'offline-build': ['offline', 'offline-worker', 'gatsby-build', 'content', routes, 'lib'],
  'gatsby-client': ['lib', 'state', 'layouts', routes, ...offline],
  'gatsby-build': [
    'content',
    routes,
    'content-read',
    'content-nodes',
    'content-schemas',
    'offline-build',
    'lib',
    'styles',
  ],
  content: [routes, 'content-schemas', 'content-read', 'content-check', 'lib'],
  'content-schemas': ['content', 'lib'],
  'content-read': ['content', 'content-schemas', 'content-check', 'lib'],
  'content-check': ['content', routes, 'content-schemas', 'content-read', 'lib'],
  'content-nodes': ['content', routes, 'content-schemas', 'content-read', 'lib'],
}
/** Rooms of the browser: of the content they know the types, and take its values from GraphQL. */
const inBrowser = ['lib', 'ui', 'state', 'feature', 'layouts', 'pages', 'offline', 'offline-client', 'gatsby-client']

const oneWay = {
  plugins: { boundaries },
  files: ['src/**/*.{ts,tsx}'],
  settings: {
    'boundaries/elements': rooms,
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.d.ts'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: 'Imports go one way (pages → layouts → features → ui → lib; schemas → read → check → nodes).',
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ...Object.entries(mayImport).map(([room, others]) => ({
            from: { element: { type: room } },
            allow: { to: { element: { types: { anyOf: others } } } },
          })),
          {
            from: { element: { types: { anyOf: inBrowser } } },
            allow: {
              to: { element: { types: { anyOf: ['content', 'content-schemas'] } } },
              dependency: { kind: 'type' },
            },
          },
        ],
      },
    ],
  },
}

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
    '.test-site',
    '.other-site',
    '.bench-site',
    '.cache',
    '.last-build*',
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
    files: ['tests/{site,content,support}/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // The build puts these files one after another into one script, and only who looks for it sees its console.
    files: ['src/offline/worker/**'],
    rules: {
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': ['error', { allow: ['info'] }],
    },
  },
  {
    // What visitors read or hear comes from content/: a page's own words, or content/strings.yml.
    files: ['src/{features,layouts,pages,state,ui}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\p{L}{2}/u]',
          'JSXAttribute[name.name=/^(aria-\\w*|alt|label|placeholder|term|title)$/] > Literal[value=/^\\p{Lu}|\\s/u]',
          'JSXExpressionContainer > Literal[value=/\\p{L}{2}.*\\s|^\\p{Lu}/u]',
        ].map((selector) => ({ selector, message: 'Words that visitors read come from content/strings.yml.' })),
      ],
    },
  },
  oneWay,
  {
    files: ['src/pages/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\./|\\.\\./(?!\\.\\./|layouts/|features/|ui/|lib/|state/|content/))',
              message: 'Nothing imports a page: move what is shared to a feature.',
            },
          ],
        },
      ],
    },
  },
)
