import stylelint from 'stylelint'
import { expect, it } from 'vitest'

/** The rules that a declaration breaks in a style sheet of the house. */
async function broken(declaration: string, codeFilename = 'src/ui/more.module.scss') {
  const code = `@use '../styles/tokens' as *;\n\n.more {\n  ${declaration};\n}\n`
  const { results } = await stylelint.lint({ code, codeFilename })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

it.each([
  'font-size: 13px',
  'font-size: clamp(44px, 5vw, 4.5rem)',
  'font-size: min(#{$text-16}, 20px)',
  '--size: clamp(36px, 5vw, 72px)',
])('type follows the size of text that a visitor has set: %s is refused', async (declaration) => {
  expect(await broken(declaration)).toContain('declaration-property-unit-disallowed-list')
})

it.each(['gap: 13px', 'margin: -16px 0 12px', 'padding-inline: calc(1px + 26px)', 'row-gap: 4px'])(
  'spacing stands on its scale (C3): %s is refused',
  async (declaration) => {
    expect(await broken(declaration)).toEqual(['declaration-property-value-disallowed-list'])
  },
)

it.each([
  'font-size: $text-16',
  'font-size: min(#{$text-16}, 5vw)',
  'margin: -$space-3 0 12px',
  'padding: $space-3 + 2px 20px 9px 24px',
])('%s is no fault', async (declaration) => {
  expect(await broken(declaration)).toEqual([])
})
