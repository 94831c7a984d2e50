import { picture } from '../../picture-fixture'

/** A screen as the `DecisionScreen` fragment gives it: of a desktop, unless `more` says otherwise, and nothing else. */
export const decisionScreen = (
  alt: string,
  more: Partial<Queries.DecisionScreenFragment> = {},
): Queries.DecisionScreenFragment => ({
  kind: 'desktop',
  ground: '#8fa795',
  cut: null,
  cutLeft: null,
  part: null,
  mark: null,
  changes: [],
  narrow: null,
  press: null,
  caption: null,
  image: { ...picture(alt), margin: '#faf9f5' },
  ...more,
})
