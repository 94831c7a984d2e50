import { basename } from 'node:path'
import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Subfolders that are separate layers, by parent folder. */
const parts = {
  content: ['routes', 'schemas', 'read', 'check', 'nodes', 'resume', 'doctor', 'docs', 'new'],
  offline: ['worker', 'client', 'build'],
  gatsby: ['client', 'build', 'hosting', 'share'],
}

/** The layers of the code. A file in none of them is an error, so a new folder must be added here. */
const rooms = [
  ...Object.entries(parts).flatMap(([folder, names]) =>
    names.map((name) => ({ type: `${folder}-${name}`, pattern: `src/${folder}/${name}` })),
  ),
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  ...['lib', 'ui', 'state', 'layouts', 'pages', 'styles'].map((type) => ({ type, pattern: `src/${type}` })),
  { type: 'scripts', pattern: 'scripts' },
]
/** Files directly in src/content are for all its layers; those that load the content depend on them. */
const roomsOfFiles = [
  { category: 'content-load', pattern: 'src/content/load-*.ts', stopMatching: true },
  { category: 'content', pattern: 'src/content/*.ts' },
  { category: 'offline-protocol', pattern: 'src/offline/protocol.ts' },
]
const isIn = (...names) => [{ element: { types: { anyOf: names } } }, { file: { categories: { anyOf: names } } }]
const offline = 'offline-client'
const protocol = 'offline-protocol'
const routes = 'content-routes'

/** What each layer may import. Imports go one way: pages → layouts → features → ui → lib. */
const mayImport = {
  lib: ['styles'],
  ui: ['lib', 'styles'],
  state: ['lib', 'styles'],
  feature: ['ui', 'lib', 'state', 'styles', routes, offline, protocol],
  layouts: ['feature', 'ui', 'lib', 'state', 'styles', routes, offline],
  pages: ['layouts', 'feature', 'ui', 'lib', 'state', 'styles'],
  'offline-worker': [protocol],
  'offline-client': [protocol, 'lib'],
  'offline-build': [protocol, 'gatsby-build', 'gatsby-hosting', 'content-load', routes, 'lib'],
  'gatsby-client': ['lib', 'state', 'layouts', routes, offline],
  'gatsby-hosting': ['content', 'content-load', 'content-read', 'content-schemas', 'lib'],
  'gatsby-share': ['gatsby-hosting', 'content', 'content-load', 'content-read', 'lib'],
  'gatsby-build': [
    'gatsby-hosting',
    'gatsby-share',
    'content',
    'content-load',
    routes,
    'content-read',
    'content-nodes',
    'content-resume',
    'content-schemas',
    'lib',
    'styles',
  ],
  content: ['content', routes, 'content-schemas', 'content-read', 'lib'],
  'content-schemas': ['content', 'lib'],
  'content-read': ['content', 'content-schemas', 'lib'],
  'content-check': ['content', routes, 'content-schemas', 'content-read', 'lib'],
  'content-load': ['content', 'content-load', 'content-schemas', 'content-read', 'content-check'],
  'content-nodes': ['content', 'content-load', routes, 'content-schemas', 'content-read', 'lib'],
  'content-doctor': ['content', 'content-read', 'content-check', 'lib'],
  'content-docs': ['content', 'content-schemas', 'content-read'],
  'content-resume': ['content', 'content-schemas', 'content-doctor', 'lib'],
  'content-new': [
    'content',
    'content-schemas',
    'content-read',
    'content-check',
    'content-doctor',
    'content-docs',
    'content-resume',
    'lib',
  ],
  // Commands: they use what checks, writes and serves content, and nothing that renders it.
  scripts: [
    'content',
    'content-load',
    'content-schemas',
    'content-read',
    'content-nodes',
    'content-doctor',
    'content-docs',
    'content-new',
    'gatsby-hosting',
    'lib',
  ],
}
/** Layers of the browser: they know the types of the content, and get its values from GraphQL. */
const inBrowser = ['lib', 'ui', 'state', 'feature', 'layouts', 'pages', 'offline-client', 'gatsby-client']

const oneWay = {
  plugins: { boundaries },
  files: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
  settings: {
    'boundaries/elements': rooms,
    'boundaries/files': roomsOfFiles,
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.d.ts'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        // The site imports nothing outside these layers: no scripts, no tests.
        checkUnknownLocals: true,
        message: 'Imports go one way (pages → layouts → features → ui → lib; schemas → read → check → nodes).',
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          // The font subsets that the build writes; they do not exist before it.
          { from: isIn('layouts'), allow: { dependency: { source: '../../.cache/fonts/*' } } },
          ...Object.entries(mayImport).map(([room, others]) => ({
            from: isIn(room),
            allow: { to: isIn(...others) },
          })),
          {
            from: isIn(...inBrowser),
            allow: { to: isIn('content', 'content-schemas'), dependency: { kind: 'type' } },
          },
        ],
      },
    ],
  },
}

/** File names are kebab-case; `{Project.slug}.tsx`, `[tag].tsx` and `[...].tsx` are Gatsby's route syntax. */
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
    // The rules that need types are oxlint's, in .oxlintrc.json: it takes a tenth of the time for them.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-{browser,ssr}.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      'no-console': 'error',
      // Leaf components pass on their content with the rest of their props; browser tests check the result.
      'jsx-a11y/anchor-has-content': 'off',
      'jsx-a11y/heading-has-content': 'off',
    },
  },
  {
    // Playwright reads a fixture's dependencies from its first parameter, even if it is empty.
    files: ['tests/{site,content,support}/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // The build concatenates these files into one script; only those who look for its console see it.
    files: ['src/offline/worker/**'],
    rules: {
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': ['error', { allow: ['info'] }],
    },
  },
  {
    // Text that visitors read or hear comes from content/: a page's own texts, or content/strings.yml.
    files: ['src/{features,layouts,pages,state,ui}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\p{L}{2}/u]',
          'JSXAttribute[name.name=/^(aria-\\w*|alt|label|placeholder|term|title)$/] > Literal[value=/^\\p{Lu}|\\s/u]',
          'JSXExpressionContainer > Literal[value=/\\p{L}{2}.*\\s|^\\p{Lu}/u]',
          'JSXElement > JSXExpressionContainer > :matches(LogicalExpression, ConditionalExpression) > Literal[value=/\\p{L}{2}/u]',
          'JSXElement > JSXExpressionContainer > LogicalExpression > ConditionalExpression > Literal[value=/\\p{L}{2}/u]',
        ].map((selector) => ({ selector, message: 'Words that visitors read come from content/strings.yml.' })),
      ],
    },
  },
  oneWay,
  // Files directly in src/ are Gatsby's html.tsx and declarations of globals.
  { files: ['src/*/**/*.{ts,tsx}'], rules: { 'boundaries/no-unknown-files': 'error' } },
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
