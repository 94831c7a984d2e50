import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilmStrip } from '../../../../src/features/film-strip/film-strip'
import { picture } from '../../picture-fixture'

it('the strip fetches its first photograph alone while the page loads', () => {
  const photos = ['First light', 'Descent', 'Tulips'].map((title) => ({
    slug: title,
    title,
    note: null,
    place: 'Anywhere',
    image: picture(title),
  }))
  const words = {
    heading: 'Photographs',
    hint: 'Scroll',
    hintTouch: 'Swipe',
    around: 'After {last} comes {first}.',
    home: 'Back to home',
    rows: null,
  }
  const html = renderToString(<FilmStrip words={words} photos={photos} rows={undefined} onView={() => undefined} />)
  expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"'])
})
