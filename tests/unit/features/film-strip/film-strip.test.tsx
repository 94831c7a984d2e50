import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilmStrip } from '../../../../src/features/film-strip/film-strip'
import { photosOf, words } from './strip-fixture'

it('the strip fetches its first photograph alone while the page loads', () => {
  const photos = photosOf(['First light', 'Descent', 'Tulips'])
  const html = renderToString(<FilmStrip words={words} photos={photos} rows={undefined} onView={() => undefined} />)
  expect(html.match(/loading="\w+"/g)).toEqual(['loading="eager"', 'loading="lazy"', 'loading="lazy"'])
})
