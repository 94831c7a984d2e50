import { deadAddresses } from '../support/addresses'
import { expectKept, loseConnection } from '../support/offline'
import { expect, test } from '../support/test'
import { ROOT } from './support/root'
import { origin } from './support/site'

test('every link, file and image of every page leads somewhere (R1, R2)', () => {
  expect(deadAddresses(ROOT, '', origin)).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorker: true })

  test('the first page opens without a connection once it was read', async ({ page, host, allow }) => {
    await page.goto('/')
    await expectKept(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    const words = await heading.innerText()

    loseConnection(host, allow)
    await page.reload()
    await expect(heading).toHaveText(words, { useInnerText: true })
    // This was not kept, so its failure proves that there is no connection.
    expect(
      await page.evaluate(() =>
        fetch('/nothing-kept.txt').then(
          () => 'had',
          () => 'lost',
        ),
      ),
    ).toBe('lost')
  })
})
