import type { Page } from '@playwright/test'
import { built } from '../support/built'
import { follow } from '../support/navigation'
import { prefixed } from '../support/site'
import { moment } from '../../support/moment'
import { settle } from '../../support/page'
import { expect, test } from '../../support/test'
import { seconds, token } from '../support/tokens'

const loader = (page: Page) => page.locator('[data-loader]')
/** What each animation of a side of the line changes. */
const sides = (page: Page) =>
  loader(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement }) => pseudoElement)
      .map((effect) =>
        Object.keys(effect.getKeyframes()[0] ?? {}).filter((key) => !/offset|easing|composite/i.test(key)),
      ),
  )
/** Transforms of the sides that are not in their place yet. */
const open = (page: Page) =>
  loader(page).evaluate((element) =>
    [...element.children]
      .flatMap((half) => ['::before', '::after'].map((side) => getComputedStyle(half, side).transform))
      .filter((transform) => !/none|matrix\(1, 0, 0, 1, 0, 0\)/.test(transform)),
  )
const scripts = /\.js$/

test.use({ firstLoad: true })

test('the served page carries the loader, active (L3)', () => {
  expect(built('index.html').match(/data-loader="active"/g)).toHaveLength(1)
})

test('the loader covers the first load until the layout stands, then fades and is gone (L3, C6)', async ({
  page,
  host,
}) => {
  const { until, happen } = moment()
  host.misbehave(scripts, { until, times: Infinity })
  await page.goto(prefixed('/'), { waitUntil: 'commit' })
  // The word that turns light on the opening page.
  const fall = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const [animation] = heading.getAnimations({ subtree: true })
      return [animation?.playState, animation?.effect?.getTiming().delay]
    })
  const gone = 1000 * (seconds(token('loader-delay')) + seconds(token('loader-fade')))

  await test.step('it covers the window, and the word that turns light waits until it has gone', async () => {
    await expect(loader(page)).toHaveAttribute('data-loader', 'active')
    await expect(loader(page)).toBeVisible()
    expect(await loader(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
    expect(await fall()).toEqual(['paused', gone])
  })

  await test.step('its line grows by transforms, which cost the busy page no painting', async () => {
    expect(await sides(page)).toEqual(Array.from({ length: 4 }, () => ['transform']))
  })

  await test.step('it fades once scripts have come, and the word goes on', async () => {
    happen()
    await expect(loader(page)).toHaveAttribute('data-loader', 'inactive')
    expect(await fall()).toEqual(['running', gone])
    const times = await loader(page).evaluate((element) => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(element)
      return [transitionProperty, transitionDuration, transitionDelay].map((list) => list.split(', ')[0])
    })
    expect([seconds(token('loader-fade')), seconds(token('loader-delay'))]).toEqual([1, 0.5])
    expect(times).toEqual(['opacity', `${seconds(token('loader-fade'))}s`, `${seconds(token('loader-delay'))}s`])
    await expect.poll(() => open(page), 'the line closes before it fades').toEqual([])
    await expect(loader(page)).toBeVisible()
    await expect(loader(page)).toHaveCSS('pointer-events', 'none')
  })

  await test.step('pointer and keyboard reach the page while it fades', async () => {
    const target = page.getByRole('banner').getByRole('link').first()
    const isHit = await target.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isHit).toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
  })

  await test.step('it is gone', async () => {
    await settle(page)
    await expect(loader(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveClass(/first-load/)
  })

  await test.step('navigation does not show it again', async () => {
    await follow(page, '/srxp/')
    await expect(loader(page)).toBeHidden()
    await expect(loader(page)).toHaveAttribute('data-loader', 'inactive')
  })

  await test.step('nor does a second load of the visit', async () => {
    host.misbehave(scripts, { until: moment().until, times: Infinity })
    await page.goto(prefixed('/srxp/'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(loader(page)).toBeHidden()
  })
})

test('the loader goes by itself within 5 s where scripts fail (L3)', async ({ page, host, allow }) => {
  allow.error(/status of 500 .*\.js$/)
  host.misbehave(scripts, { status: 500, body: 'broken' })
  const failed = page.waitForEvent('console', (message) => message.text().includes('500'))
  await page.goto(prefixed('/'), { waitUntil: 'commit' })
  await expect(loader(page)).toBeVisible()
  await failed
  const end = () => loader(page).evaluate((one) => one.getAnimations()[0]?.effect?.getComputedTiming().endTime)
  expect(await end()).toBe(5000)
  await settle(page)
  await expect(loader(page)).toBeHidden()
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
