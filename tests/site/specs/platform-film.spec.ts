import { expect, test } from '../../support/test'
import { putFilmOnYouTube } from '../support/platform-film'
import { prefixed } from '../support/site'

test('Tab goes into the player of a platform and out of it either way, and Escape closes the film then (O4, O5)', async ({
  page,
  host,
  allow,
}) => {
  await putFilmOnYouTube(page, host, allow)
  await page.goto(prefixed('/'))
  const opener = page.getByRole('link', { name: 'Watch the film' })
  // Before the page's scripts can open it, its link leads to the film.
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Promo video' })
  const close = dialog.getByRole('button', { name: 'Close' })
  const frame = dialog.locator('iframe')
  const player = frame.contentFrame()
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  for (const name of ['Play', 'Settings']) {
    await page.keyboard.press('Tab')
    await expect(player.getByRole('button', { name })).toBeFocused()
  }
  // Past its last control the page ends, and the browser begins anew.
  await page.keyboard.press('Tab')
  await expect(frame).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(frame).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(player.getByRole('button', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
