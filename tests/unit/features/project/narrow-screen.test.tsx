import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Decision } from '../../../../src/features/project/case-study/decision'
import { ScreenGround } from '../../../../src/features/project/details-beside/screen-ground'
import { PictureSequence } from '../../../../src/features/project/details-full-width/picture-sequence'
import { picture } from '../../picture-fixture'
import { decisionScreen } from './screen-fixture'

const wide = decisionScreen('The list', {
  narrow: {
    mark: { left: 0, top: 20, width: 100, height: 10 },
    changes: [],
    image: picture('The list on a phone', 1020, 2000),
  },
})
const part = { title: 'One list', html: '<p>Why.</p>' }
const decision = (shown: Queries.DecisionScreenFragment) => (
  <Decision
    id="decision-2"
    number="3.2"
    place={1}
    part={part}
    screen={shown}
    pressed={undefined}
    onPress={() => undefined}
  />
)

describe('a wide screen that is drawn anew for phones', () => {
  beforeEach(cleanup)

  it.each([
    ['a decision', decision(wide)],
    ['the long column', <ScreenGround key="ground" screen={wide} />],
    ['the full-width pictures', <PictureSequence key="pictures" cover={picture('The cover')} screens={[wide]} />],
  ])('is given beside the wide one, each with words of its own, in %s', (_where, shown) => {
    render(shown)
    expect(screen.getByRole('img', { name: 'The list' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'The list on a phone' })).toHaveAttribute('sizes', 'min(90vw, 420px)')
  })

  it('is marked where its own picture shows the place', () => {
    const { container } = render(decision(wide))
    expect(container.querySelector('[style*="--mark-top: 20"]')).toHaveStyle({ '--ratio': '0.51' })
  })

  it('is left out for a screen of a phone', () => {
    render(decision({ ...wide, kind: 'phone' }))
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })
})
