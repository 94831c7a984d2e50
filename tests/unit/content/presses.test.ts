import { describe, expect, it } from 'vitest'
import { edited, faultsOf } from './with-content'

const AREA = '{ left: 5, top: 80, width: 40, height: 6 }'
const button = (name: string) => `
        - name: ${name}
          undo: Undo
          says: Done.
          undone: Not done.
          at: ${AREA}
          undoAt: ${AREA}
          image: { src: phone.png, alt: A list after it }`
const press = (buttons: string, list = '') => `
    press:
      hint: Press it.${list}
      buttons:${buttons}`

/** The faults of a project whose only screen is of a kind, with more facts. */
const faults = (more: string, kind = 'phone') =>
  faultsOf(edited('projects/alpha/index.md', '    kind: phone', `    kind: ${kind}${more}`))

describe('the buttons of a screen', () => {
  it('stand on a phone, and change what is there', () => {
    const changes = `
    changes: [{ after: Pay, at: ${AREA}, from: 50, alt: It is paid }]`
    expect(faults(press(button('Pay')) + changes)).toEqual([])
    expect(faults(press(button('Pay')) + changes.replace('Pay', 'Buy'))).toEqual([
      expect.stringMatching(/index\.md:\d+:\d+ .*changes\[?\.?0.*after: is "Buy", but no screen has such a button/),
    ])
    expect(faults(press(button('Pay')), 'desktop')).toEqual([
      expect.stringContaining('is on a desktop; expected only on a phone'),
    ])
  })

  it('change a screen drawn anew for phones only where they are there', () => {
    const narrow = `
    narrow:
      image: { src: phone.png, alt: A list on a phone }
      changes: [{ after: Buy, at: ${AREA}, from: 50, alt: It is paid }]`
    expect(faults(press(button('Pay')) + narrow)).toContainEqual(
      expect.stringContaining('is "Buy", but no screen has such a button'),
    )
  })

  it('have names of their own', () => {
    expect(faults(press(button('Pay') + button('Pay')))).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('is "Pay" again; expected each name once') as string),
    )
  })

  it('lead on to a screen with a mark', () => {
    const to = (decision: number) => `
      list: { decision: ${decision}, link: See it }`
    expect(faults(press(button('Pay'), to(1)))).toEqual([
      expect.stringContaining('list.decision: is 1, but screen 1 has no mark; expected one with a mark'),
    ])
    expect(faults(press(button('Pay'), to(9)))).toEqual([expect.stringContaining('but there is no such screen')])
  })
})

it('a screen is cut at its left only where it is cut', () => {
  expect(faults('\n    cutLeft: 10', 'desktop')).toEqual([
    expect.stringContaining('cutLeft: is of a screen without cut; expected both or neither'),
  ])
  expect(faults('\n    cut: 10\n    cutLeft: 10', 'desktop')).toEqual([])
})
