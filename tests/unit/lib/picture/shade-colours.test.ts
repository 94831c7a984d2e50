import { expect, it } from 'vitest'
import { shadeColour, shadeValues } from '../../../../src/lib/picture/shade-colours'

const tokens = `$space: 8px;
$shade-light: (
  paper: #F6f6f2,
  'navy': #0e1726, // ours
  mat: #fff,
  rule: rgb(0 0 0 / 10%)
);
$shade-dark: (
  paper: #0e1726,
);
$veil: #070d17;
`

it('reads every value of a shade with its line', () => {
  for (const text of [tokens, tokens.replaceAll('\n', '\r\n')])
    expect([...shadeValues(text, 'light')]).toEqual([
      ['paper', { value: '#F6f6f2', line: 3 }],
      ['navy', { value: '#0e1726', line: 4 }],
      ['mat', { value: '#fff', line: 5 }],
      ['rule', { value: 'rgb(0 0 0 / 10%)', line: 6 }],
    ])
  expect([...shadeValues('$space: 8px;\n', 'light')]).toEqual([])
})

it('gives the colour of the shade that is asked for', () => {
  expect(shadeColour(tokens, 'light', 'navy')).toBe('#0e1726')
  expect(shadeColour(tokens, 'dark', 'paper')).toBe('#0e1726')
})

it.each([
  ['mat', 'src/styles/_tokens.scss:5 mat of $shade-light is #fff; expected six hex digits like #4d665a'],
  ['rule', 'src/styles/_tokens.scss:6 rule of $shade-light is rgb(0 0 0 / 10%); expected six hex digits like #4d665a'],
  ['ink', 'src/styles/_tokens.scss has no ink in $shade-light; expected a colour like #4d665a'],
])('refuses %s, which has no six digits or is missing', (name, words) => {
  expect(() => shadeColour(tokens, 'light', name)).toThrow(words)
})
