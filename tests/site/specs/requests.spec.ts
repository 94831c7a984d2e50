import { openEverything } from '../../support/open-everything'
import { site } from '../support/content'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

test.use({ serviceWorker: true })

const pages = ['/', '/srxp/', '/grid-3/']

test('nobody but the host is asked for anything, whatever is opened, before the film is played', async ({
  page,
  host,
}) => {
  // Everything on four pages is opened: half a minute if something else keeps the cores busy.
  test.slow()
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    for (const path of viewport.width < 400 ? pages.slice(0, 1) : pages) {
      await page.goto(prefixed(path))
      const late = page.getByRole('button', { name: /^(Theme settings|Open menu)$/ }).filter({ visible: true })
      await expect(late, 'scripts run').toHaveCount(1)
      await openEverything(page, page.locator('body'))
    }
  }
  expect(asked.length).toBeGreaterThan(pages.length)
  expect(asked.filter((address) => !address.startsWith(`${host.url}${prefixed('/')}`))).toEqual([])
  expect(asked.filter((address) => address.includes(site.video.url))).toEqual([])
})
