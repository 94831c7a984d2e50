import { picture } from '../../picture-fixture'

/** Photographs of a strip, by their titles. */
export const photosOf = (titles: readonly string[]) =>
  titles.map((title) => ({
    slug: title,
    title,
    note: `What is said of ${title}.`,
    place: 'Anywhere',
    image: picture(title),
  }))

/** The words of a strip that has no page of rows. */
export const words = {
  heading: 'Photographs',
  hint: 'Scroll',
  hintTouch: 'Swipe',
  hintWhole: 'Tap',
  around: 'After {last} comes {first}.',
  home: 'Back to home',
  rows: null,
}
