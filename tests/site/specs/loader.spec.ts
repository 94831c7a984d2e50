import type { Page } from '@playwright/test'
import { built } from '../support/built'
import { follow } from '../support/navigation'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'
import { seconds, token } from '../support/tokens'

const loader = (page: Page) => page.locator('[data-loader]')
const scripts = /\.js$/

test.use({ firstLoad: true })

test('the served page carries the loader, active (L3)', () => {
  expect(built('index.html').match(/data-loader="active"/g)).toHaveLength(1)
})

test('the loader covers the first load until the layout stands, then fades and is gone (L3, C6)', async ({
  page,
  host,
}) => {
  host.misbehave(scripts, { delay: 800 })
  await page.goto(prefixed('/'), { waitUntil: 'commit' })
  await expect(loader(page)).toHaveAttribute('data-loader', 'active')
  await expect(loader(page)).toBeVisible()
  expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })

  await expect(loader(page)).toHaveAttribute('data-loader', 'inactive')
  await expect(loader(page)).toHaveCSS('pointer-events', 'none')
  const times = await loader(page).evaluate((element) => {
    const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(element)
    return [transitionProperty, transitionDuration, transitionDelay].map((list) => list.split(', ')[0])
  })
  expect([seconds(token('loader-fade')), seconds(token('loader-delay'))]).toEqual([1, 0.5])
  expect(times).toEqual(['opacity', `${seconds(token('loader-fade'))}s`, `${seconds(token('loader-delay'))}s`])
  await expect(loader(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveClass(/first-load/)
})

test('the word that turns light on the opening page waits until the loader has gone (L3)', async ({ page, host }) => {
  host.misbehave(scripts, { delay: 800 })
  await page.goto(prefixed('/'), { waitUntil: 'commit' })
  const fall = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const [animation] = heading.getAnimations({ subtree: true })
      return [animation?.playState, animation?.effect?.getTiming().delay]
    })
  const gone = 1000 * (seconds(token('loader-delay')) + seconds(token('loader-fade')))
  await expect(loader(page)).toHaveAttribute('data-loader', 'active')
  expect(await fall()).toEqual(['paused', gone])

  await expect(loader(page)).toHaveAttribute('data-loader', 'inactive')
  expect(await fall()).toEqual(['running', gone])
})

test('pointer and keyboard reach the page while the loader fades (L3)', async ({ page }) => {
  await page.goto(prefixed('/'))
  await expect(loader(page)).toHaveAttribute('data-loader', 'inactive')
  const target = page.getByRole('banner').getByRole('link').first()
  const isHit = await target.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isHit).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
})

test('neither a second load of the visit nor navigation shows the loader again (L3)', async ({ page, host }) => {
  await page.goto(prefixed('/'))
  await expect(loader(page)).toBeHidden()

  await follow(page, '/srxp/')
  await expect(loader(page)).toBeHidden()
  await expect(loader(page)).toHaveAttribute('data-loader', 'inactive')

  host.misbehave(scripts, { delay: 300 })
  await page.goto(prefixed('/srxp/'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loader(page)).toBeHidden()
})

test('the loader goes by itself within 5 s where scripts fail (L3)', async ({ page, host, allow }) => {
  allow.error(/status of 500 .*\.js$/)
  host.misbehave(scripts, { status: 500, body: 'broken' })
  await page.goto(prefixed('/'))
  await expect(loader(page)).toBeVisible()
  const end = () => loader(page).evaluate((one) => one.getAnimations()[0]?.effect?.getComputedTiming().endTime)
  expect(await end()).toBe(5000)
  await expect(loader(page)).toBeHidden({ timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the loader never shows (L3)', async ({ page, host }) => {
    host.misbehave(scripts, { delay: 300 })
    await page.goto(prefixed('/'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(loader(page)).toBeHidden()
    await expect(loader(page)).toHaveAttribute('data-loader', 'inactive')
    await expect(loader(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the loader never shows (L3)', async ({ page }) => {
    await page.goto(prefixed('/'))
    await expect(loader(page)).toBeHidden()
  })
})
