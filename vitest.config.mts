import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { parse } from 'yaml'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Tests that need a DOM: those of components, and others with `.dom` in their name. */
const withDocument = ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts']
/** Of those, tests of code that installs itself in the window for good when a page starts. */
const withOwnWindow = [
  'tests/unit/gatsby/**/*.dom.test.ts',
  'tests/unit/features/head/*.dom.test.ts',
  'tests/unit/lib/browser/use-first-input.dom.test.ts',
]

export default defineConfig({
  // Constants that gatsby-node.ts passes to webpack, for modules that read them.
  define: {
    __ON_SERVER__: 'false',
    __THEME_DEFAULT__: JSON.stringify({ header: 'light', body: 'light', footer: 'light' }),
    STRINGS: JSON.stringify(parse(readFileSync(path('tests/site/content/strings.yml'), 'utf8'))),
    LANGUAGE: JSON.stringify('en-GB'),
  },
  resolve: { alias: [{ find: /^gatsby$/, replacement: path('tests/unit/gatsby-mock.tsx') }] },
  css: {
    // Names the exports of a module as Gatsby's css-loader does.
    modules: { localsConvention: 'dashesOnly' },
    preprocessorOptions: {
      scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions'] },
    },
  },
  test: {
    // Ends a test that hangs. The slowest ones take two seconds, and several times that beside a build.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: withDocument,
          // Nothing here outlives its test, so modules are loaded once for all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: withDocument,
          exclude: withOwnWindow,
          setupFiles: ['tests/unit/setup.ts'],
          // A window and React for each file would take twice the time of the tests; setup.ts clears the window.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'start',
          environment: 'jsdom',
          include: withOwnWindow,
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
    ],
    // By default one core stays idle.
    maxWorkers: '100%',
    css: { include: [/\.module\.scss$/], modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    reporters: process.env.CI ? ['default', 'json'] : ['default'],
    outputFile: { json: 'reports/unit.json' },
  },
})
