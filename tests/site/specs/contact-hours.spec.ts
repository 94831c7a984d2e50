import type { Page } from '@playwright/test'
import { built, builtFiles } from '../support/built'
import { atTheDesk, enlargeText, squareOf } from '../support/contact'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'
import { paint } from '../support/tokens'

/** The worker that makes the first time of the browser’s process. */
const firstFormat = /\/first-format-/

/** Expects the lines of handle and bar to meet at a time, and both to end where the page does. */
async function expectLinesToMeet(page: Page, time: string) {
  const main = page.getByRole('main')
  const handle = main.getByRole('slider')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(main.getByText(`Now, ${time}`)).toBeVisible()
    const {
      stem,
      line,
      gripEnd,
      barEnd,
      dayEnd,
      share,
      width: whole,
    } = await handle.evaluate((element) => {
      const middleOf = (one: Element) => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2
      const day = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
      // The day ends a gutter after the page does.
      const end = element.closest('section')?.firstElementChild?.getBoundingClientRect().right ?? NaN
      const stemOfDay = element.previousElementSibling ?? element
      const bars = [...(element.parentElement?.nextElementSibling?.children ?? [])]
      const tick = bars.map((bar) => bar.firstElementChild).find(Boolean)
      return {
        stem: middleOf(stemOfDay),
        line: tick ? middleOf(tick) : NaN,
        gripEnd: element.firstElementChild?.getBoundingClientRect().right ?? NaN,
        barEnd: Math.max(...bars.map((bar) => bar.getBoundingClientRect().right)),
        dayEnd: end,
        share: (middleOf(stemOfDay) - day.left) / (end - day.left),
        width: day.width / (end - day.left),
      }
    })
    expect.soft(Math.abs(line - stem), `the two lines at ${width} px`).toBeLessThanOrEqual(0.5)
    expect.soft(gripEnd, `end of the handle at ${width} px`).toBeLessThanOrEqual(dayEnd + 0.5)
    expect.soft(barEnd, `end of the bar at ${width} px`).toBeCloseTo(dayEnd, 0)
    const [hours = 0, minutes = 0] = time.split('.').map(Number)
    const moment = Math.min(1, (whole * (hours + minutes / 60)) / 24)
    expect.soft(share, `place of the stem at ${width} px`).toBeCloseTo(moment, 2)
  }
}
test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('/contact/ says when both are at their desks, and draws it, from a Thursday evening to a Saturday', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-19T18:30:10Z') })
    await page.goto(prefixed('/contact/'))
    const main = page.getByRole('main')
    await page.evaluate(() => document.fonts.ready)

    await test.step('says after hours when both are at their desks again', async () => {
      const says = 'My desk is empty: we both work again on Friday, 9.00 to 12.00, your time.'
      await expect(main.getByText(says)).toBeVisible()
      const desk = main.getByText('Next together: Friday, 9.00 to 12.00', { exact: true })
      await expect(desk).toBeInViewport()
    })

    await test.step('tells the time there and the hours both are at their desks', async () => {
      await page.clock.pauseAt(new Date('2026-11-20T15:42:10Z'))
      await expect(main.getByText('Friday, 16.42')).toBeVisible()
      await expect(main.getByText('6 hours ahead of you')).toBeVisible()
      await expect(main.getByText('At my desk until noon, your time', { exact: true })).toBeInViewport()
      const left = '1 hour and 18 minutes left today: we both work until noon, your time.'
      await expect(main.getByText(left)).toBeVisible()
      await expect(main.getByText('Shown in your own time, that of New York.')).toBeVisible()
    })

    await test.step('has the words of the hours in their bars on wide screens, each within its own', async () => {
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const day = main.getByText('Now, 10.42').locator('xpath=ancestor::div[4]')
        const { x = 0, width: whole = 0 } = (await day.locator('ol').boundingBox()) ?? {}
        for (const [words, from, to] of [
          ['My hours, on your clock 3.00 to 12.00', 3, 9],
          ['Both 9.00 to 12.00', 9, 12],
          ['Your day 9.00 to 17.00', 12, 17],
        ] as const) {
          const box = (await day.getByText(words).boundingBox()) ?? { x: 0, width: 0 }
          expect.soft(box.x, `${words} at ${width} px`).toBeGreaterThanOrEqual(x + (whole * from) / 24)
          expect.soft(box.x + box.width, `${words} at ${width} px`).toBeLessThanOrEqual(x + (whole * to) / 24)
        }
      }
    })

    await test.step('interrupts the stem of the handle where it would cross the words of a bar, and nowhere else', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const handle = page.getByRole('slider')
      const bars = await handle.locator('xpath=../following-sibling::div').boundingBox()
      const both = await page.getByText('Both 9.00 to 12.00').boundingBox()
      const yours = await page.getByText('Your day 9.00 to 17.00').boundingBox()
      // What hides it is as high as a row, the lower half of the block that it is in.
      expect.soft(both?.height).toBeCloseTo((bars?.height ?? NaN) / 2, 0)
      for (const words of [both, yours])
        expect.soft((words?.y ?? NaN) + (words?.height ?? NaN)).toBeCloseTo((bars?.y ?? NaN) + (bars?.height ?? NaN), 0)
      // It is hardly wider than the words: at 14.00 the stem goes on beside them.
      const day = await handle.locator('xpath=../../preceding-sibling::ol').boundingBox()
      expect
        .soft((yours?.x ?? NaN) + (yours?.width ?? NaN))
        .toBeLessThan((day?.x ?? NaN) + ((day?.width ?? NaN) * 14) / 24)
    })

    await test.step('has on a Saturday the words of the hours to come in their bar', async () => {
      await page.clock.pauseAt(new Date('2026-11-21T15:00:10Z'))
      const bar = main.locator(`[aria-hidden] > span[style*="--start: ${3 / 24};"]`)
      const words = main.getByText('My hours on Monday, on your clock 3.00 to 12.00')
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const range = await words.evaluate((element) => {
          const text = document.createRange()
          text.selectNodeContents(element)
          const { left, right, bottom } = text.getBoundingClientRect()
          return { left, right, bottom }
        })
        const { x = NaN, y = NaN, width: wide = NaN, height = NaN } = (await bar.boundingBox()) ?? {}
        expect.soft(range.left, `${width} px`).toBeGreaterThan(x)
        expect.soft(range.right, `${width} px`).toBeLessThan(x + wide)
        expect.soft(range.bottom, `${width} px`).toBeLessThan(y + height)
      }
    })
  })

  test('the contact panel says how far ahead the clocks there are, and until when the desk is taken', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.clock.setFixedTime(new Date('2026-11-20T15:42:10Z'))
    await page.goto(prefixed('/grofalex/'))
    await page.getByRole('navigation').getByRole('link', { name: 'contact.' }).click()
    const panel = page.getByRole('dialog', { name: 'Contact' })
    await expect(panel.getByText('Friday, 16.42')).toBeVisible()
    await expect(panel.getByText('6 hours ahead of you')).toBeVisible()
    const desk = panel.getByText('At my desk until noon, your time', { exact: true }).filter({ visible: true })
    await expect(desk).toBeInViewport()
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(desk, 'among the facts of a high tablet').toBeInViewport()
  })

  const atNow = '1 hour and 18 minutes left today: we both work until noon, your time.'
  const now = 'Now, 10.42. At 10.42 it is 16.42 here, and I am at my desk until noon, your time.'
  const later = 'At 14.30 it is 20.30 here: my desk is empty. Back on Monday, 3.00 your time.'

  test('the handle of the day asks about another hour by pointer and keys, and moves nothing', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T15:42:10Z') })
    await page.goto(prefixed('/contact/'))
    await expect(page.getByRole('main').getByText(atNow)).toBeVisible()
    const handle = page.getByRole('slider', { name: 'Another hour of your day' })

    await test.step('follows the pointer, keeps a mark at now, and comes back when that is pressed', async () => {
      await handle.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {}
      await page.mouse.move(x + width / 2, y + width / 2)
      await page.mouse.down()
      await page.mouse.move(900, y + width / 2)
      // Under the pointer, but for half a quarter of an hour, which is 7 px here.
      const middle = async () => ((await handle.boundingBox())?.x ?? 0) + width / 2
      await expect.poll(async () => Math.abs((await middle()) - 900)).toBeLessThanOrEqual(7.5)
      await page.mouse.move(20, y + width / 2)
      await expect(handle).toHaveAttribute('aria-valuetext', /^At 0\.00 it is 6\.00 here: my desk is empty\./)
      await page.mouse.move(1440, y + width / 2)
      await expect(handle).toHaveAttribute('aria-valuetext', /^At 23\.45 it is 5\.45 here: my desk is empty\./)
      await page.mouse.up()
      await page.getByRole('button', { name: '10.42 is now' }).click()
      await expect(handle).toHaveAttribute('aria-valuetext', now)
      await expect(page.getByRole('button', { name: '10.42 is now' })).toHaveCount(0)
    })

    await test.step('asks about another hour by keys, says the answer as its value, and goes back by itself or by Escape', async () => {
      await expect(handle).toHaveAttribute('aria-valuetext', now)
      await handle.focus()
      await page.keyboard.press('ArrowRight')
      await expect(handle).toHaveAttribute(
        'aria-valuetext',
        'At 11.00 it is 17.00 here, and I am at my desk until noon, your time.',
      )
      for (const key of ['PageUp', 'PageUp', 'PageUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
      await expect(handle).toHaveAttribute('aria-valuetext', later)
      const answer = page.locator('#hours-heading').locator('xpath=ancestor::section').getByText(later)
      await expect(answer.first()).toBeVisible()
      await page.clock.runFor(8000)
      await expect(page.getByRole('main').getByText(atNow)).toBeVisible()
      await expect(handle).toHaveAttribute('aria-valuetext', now)
      await page.keyboard.press('End')
      await expect(handle).toHaveAttribute('aria-valuetext', /^At 23\.45 it is 5\.45 here: my desk is empty\./)
      await page.keyboard.press('Escape')
      await expect(handle).toHaveAttribute('aria-valuetext', now)
    })

    await test.step('moves nothing below its answer, whatever the hour', async () => {
      const below = page.locator('#card-heading').locator('xpath=ancestor::section')
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await handle.press('Home')
        // A press of a key for each hour takes ten times as long, and keys have a step of their own.
        const hours = await below.evaluate(async (section) => {
          const slider = document.querySelector('[role=slider]')
          const all: { says: string | null | undefined; place: number }[] = []
          for (const key of ['Home', 'End', ...Array<string>(23).fill('PageDown')]) {
            slider?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
            await new Promise(requestAnimationFrame)
            const place = Math.round(section.getBoundingClientRect().top + scrollY)
            all.push({ says: slider?.getAttribute('aria-valuetext'), place })
          }
          return all
        })
        expect(new Set(hours.map(({ says }) => says)).size, 'each hour has its answer').toBe(25)
        for (const { says, place } of hours) expect.soft(place, `${says} at ${width} px`).toBe(hours[0]?.place)
      }
    })
  })
})

test.describe('through a Friday in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the mark that a moved handle leaves at now has words, where they have room', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install({ time: new Date('2026-11-20T08:04:10Z') })
    await page.goto(prefixed('/contact/'))
    const handle = page.getByRole('slider')
    await handle.focus()

    for (const width of [390, 1440])
      await test.step(`has words early in the morning, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        for (let hour = 0; hour < 9; hour++) await page.keyboard.press('PageUp')
        await expect(handle).toHaveAttribute('aria-valuetext', /^At 12\.00 /)
        const words = page.getByRole('button', { name: '3.04 is now' }).locator('span')
        expect((await words.boundingBox())?.width).toBeGreaterThan(60)
        await page.keyboard.press('Escape')
      })

    await test.step('is not there without words before breakfast', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.clock.pauseAt(new Date('2026-11-20T10:00:10Z'))
      await expect(handle).toHaveAttribute('aria-valuetext', /^Now, 5\.00\. /)
      const mark = page.getByRole('button', { name: '5.00 is now' })
      for (let hour = 6; hour < 24; hour++) {
        await page.keyboard.press('PageUp')
        await expect(handle).toHaveAttribute('aria-valuetext', new RegExp(`^At ${hour}\\.00 `))
        const words = (await mark.locator('span').boundingBox())?.width ?? NaN
        const line = await mark.evaluate((button) => getComputedStyle(button, '::before').content)
        expect.soft(line !== 'none', `at ${hour}`).toBe(words > 60)
        if (hour > 13) expect.soft(words, `at ${hour}`).toBeGreaterThan(60)
      }
    })

    await test.step('has its words clear of those of a handle before it, which is as large as a finger, in the afternoon', async () => {
      await page.clock.pauseAt(new Date('2026-11-20T18:42:10Z'))
      await expect(handle).toHaveAttribute('aria-valuetext', /^Now, 13\.42\. /)
      await page.keyboard.press('PageDown')
      const words = page.getByRole('button', { name: '13.42 is now' }).locator('span')
      for (const hour of ['11.45', '10.45', '9.45']) {
        await page.keyboard.press('PageDown')
        await expect(handle).toHaveAttribute('aria-valuetext', new RegExp(`^At ${hour} `))
        await expect
          .poll(async () => {
            const [label, now] = [await handle.getByText(hour).boundingBox(), await words.boundingBox()]
            return label && now && now.width > 60 && label.x + label.width < now.x
          }, hour)
          .toBe(true)
      }
      const { width = 0, height = 0 } = (await handle.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })

    await test.step('has its words below the line, which has no room for them, when the handle is early in the day', async () => {
      await page.clock.pauseAt(new Date('2026-11-20T22:04:10Z'))
      await expect(handle).toHaveAttribute('aria-valuetext', /^Now, 17\.04\. /)
      for (let hour = 0; hour < 12; hour++) await page.keyboard.press('PageDown')
      await expect(handle).toHaveAttribute('aria-valuetext', /^At 5\.00 /)
      const mark = page.getByRole('button', { name: '17.04 is now' })
      // Once the handle has come to rest.
      await expect(async () => {
        const [line, words] = [await mark.boundingBox(), await mark.locator('span').boundingBox()]
        expect(words?.width).toBeGreaterThan(60)
        expect(words?.y).toBeGreaterThan((line?.y ?? NaN) + (line?.height ?? NaN) / 2)
        // The stem of the handle stays clear of them.
        const { x = NaN, width = NaN } = (await handle.boundingBox()) ?? {}
        expect(words?.x).toBeGreaterThan(x + width)
      }).toPass({ timeout: 5000 })
    })
  })
})

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('/contact/ has one key for a day that lies within the owner’s hours and for what both share', async ({
    page,
  }) => {
    await page.clock.setFixedTime(atTheDesk)
    await page.goto(prefixed('/contact/'))
    const main = page.getByRole('main')
    await expect(main.getByText('Both, your whole day 9.00 to 17.00')).toBeVisible()
    await expect(main.getByText(/^Your day/)).toHaveCount(0)
  })
})

test.describe('in Greenwich', () => {
  test.use({ timezoneId: 'UTC' })

  test('/contact/ shows on a Saturday when the desk is taken again', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:10Z'))
    await page.goto(prefixed('/contact/'))
    await page.evaluate(() => document.fonts.ready)
    const main = page.getByRole('main')

    await test.step('names the day, and outlines the hours to come', async () => {
      await expect(main.getByText('Next together: Monday, 9.00 to 17.00', { exact: true })).toBeVisible()
      await expect(main.locator(`[aria-hidden] > span[style*="--start: ${8 / 24};"]`)).toHaveCount(1)
      const together = main.locator(`[aria-hidden] > span[style*="--start: ${9 / 24};"]`)
      await expect(together).toHaveCSS('background-color', paint('warning'))
      await expect(main.getByText('Now, Saturday, 12.00', { exact: true })).toBeVisible()
      await expect(main.getByText('My hours on Monday, on your clock 8.00 to 17.00')).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(main.getByText('Both on Monday 9.00 to 17.00')).toBeVisible()
      await expect(main.getByText('Now, Sat 12.00', { exact: true })).toBeVisible()
    })

    await test.step('no stem leads from the handle, which is of today, into the bar of another day', async () => {
      await expect(main.getByRole('slider')).toBeVisible()
      await expect(main.getByRole('slider').locator('xpath=preceding-sibling::*')).toHaveCount(0)
    })

    await test.step('names what both share directly above its line, and clear of the words of the bar', async () => {
      const textOf = (words: string) =>
        main.getByText(words).evaluate((element) => {
          // From text to text, without the box around them.
          const text = document.createRange()
          text.setStart(element.querySelector('span span')?.firstChild ?? element, 0)
          text.setEndAfter(element.firstElementChild?.lastChild ?? element)
          const { left, right, top, bottom } = text.getBoundingClientRect()
          return { left, right, top, bottom }
        })
      const line = main.locator(`[aria-hidden] > span[style*="--start: ${9 / 24};"]`)
      for (const width of [768, 820, 991, 1024, 1440]) {
        await page.setViewportSize({ width, height: 1180 })
        const both = await textOf('Both on Monday 9.00 to 17.00')
        const mine = await textOf('My hours on Monday, on your clock 8.00 to 17.00')
        const { x = NaN, y = NaN, width: wide = NaN } = (await line.boundingBox()) ?? {}
        expect.soft(both.left, `${width} px`).toBeGreaterThan(x)
        expect.soft(both.right).toBeLessThan(x + wide)
        expect.soft(y - both.bottom).toBeGreaterThan(0)
        expect.soft(y - both.bottom).toBeLessThan(10)
        expect.soft(both.top).toBeGreaterThan(mine.bottom)
      }
    })

    await test.step('on a tablet the words of the hours to come are in their bar', async () => {
      const words = main.getByText('My hours on Monday, on your clock 8.00 to 17.00')
      const bar = main.locator(`[aria-hidden] > span[style*="--start: ${8 / 24};"]`)
      for (const width of [768, 820, 991]) {
        await page.setViewportSize({ width, height: 1180 })
        const label = (await words.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
        const box = (await bar.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
        expect.soft(label.x, `${width} px`).toBeGreaterThan(box.x)
        expect.soft(label.x + label.width, `${width} px`).toBeLessThan(box.x + box.width)
        expect.soft(label.y).toBeGreaterThanOrEqual(box.y)
        expect.soft(label.y + label.height).toBeLessThan(box.y + box.height)
      }
    })

    await test.step('the square of the desk is empty', async () => {
      const desk = main.getByText('Email me at').locator('xpath=following-sibling::p/span')
      await expect(desk).toContainText('Monday')
      expect(await squareOf(desk)).toEqual(['10px', '10px', 'rgba(0, 0, 0, 0)', '1px'])
    })
  })
})

test('/contact/ looks up the languages of times beside the page, and where it cannot has its day as well', async ({
  page,
  host,
  visitor,
}) => {
  const [worker = ''] = builtFiles().filter((file) => /^first-format-.*\.js$/.test(file))
  expect(built(worker)).toContain('new Intl.DateTimeFormat')

  const handle = (of: Page) => of.getByRole('main').getByRole('slider')
  const beside = page.waitForEvent('worker')
  await page.goto(prefixed('/contact/'))
  expect((await beside).url()).toMatch(firstFormat)
  await expect(handle(page)).toBeVisible()

  host.misbehave(firstFormat, { status: 503, times: 1 })
  const other = await visitor()
  await other.goto(prefixed('/contact/'))
  await expect(handle(other)).toBeVisible()
  expect(host.count(firstFormat)).toBe(2)
})

test.describe('late in the evening in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('/contact/ draws hours that go on past midnight, and the time just before it', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T14:42:10Z') })
    await page.goto(prefixed('/contact/'))
    const main = page.getByRole('main')

    await test.step('the line in the bar stands where the stem does, and the day and its handle end where the page does', async () => {
      await expectLinesToMeet(page, '23.42')
    })

    await test.step('the end of hours that went on past midnight has a word, where those of the bars are in them', async () => {
      await page.setViewportSize({ width: 820, height: 900 })
      await expect(page.getByText('My hours, on your clock 17.00 to 2.00')).toBeVisible()
      const until = page.getByText('until 2.00', { exact: true })
      await expect(until).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(until).toBeVisible()
    })

    await test.step('a handle beside now leaves its mark, which keeps its name', async () => {
      await page.setViewportSize({ width: 820, height: 900 })
      const handle = page.getByRole('slider')
      await handle.focus()
      await page.keyboard.press('ArrowRight')
      await expect(handle).toHaveAttribute('aria-valuetext', /^At 23\.45 /)
      const words = page.getByRole('button', { name: '23.42 is now' }).locator('span')
      expect((await words.boundingBox())?.width).toBeLessThan(20)
      for (let hour = 0; hour < 9; hour++) await page.keyboard.press('PageDown')
      expect((await words.boundingBox())?.width).toBeGreaterThan(60)
    })

    await test.step('the hours of Monday are shown once those that Friday leaves to Saturday are over', async () => {
      await page.clock.pauseAt(new Date('2026-11-20T16:00:10Z'))
      await expect(main.getByText('My hours, on your clock 17.00 to 2.00')).toBeVisible()
      await page.clock.pauseAt(new Date('2026-11-21T05:00:10Z'))
      await expect(main.getByText('My hours on Monday, on your clock 17.00 to 2.00')).toBeVisible()
      await expect(main.getByText(/^Your day/)).toHaveCount(0)
    })
  })
})

test.describe('late in the evening in Singapore', () => {
  test.use({ timezoneId: 'Asia/Singapore' })

  test('/contact/ draws the one hour that both share, and the time late in the evening', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T14:42:10Z'))
    await page.goto(prefixed('/contact/'))

    await test.step('the line in the bar stands where the stem does, and the day and its handle end where the page does', async () => {
      await expectLinesToMeet(page, '22.42')
    })

    await test.step('names the one hour that both share beside its block, in the row of the visitor’s day', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const main = page.getByRole('main')
      const both = (await main.getByText('Both 16.00 to 17.00').boundingBox()) ?? { x: 0, y: 0 }
      const yours = (await main.getByText('Your day 9.00 to 17.00').boundingBox()) ?? { x: 0, y: NaN }
      expect.soft(both.y).toBeCloseTo(yours.y, 0)
      expect.soft(both.x).toBeGreaterThan(yours.x)
    })
  })
})

test.describe('in Amsterdam', () => {
  test.use({ timezoneId: 'Europe/Amsterdam' })

  test('/contact/ names what both share on the same clock, in text of any size', async ({ page }) => {
    await page.clock.setFixedTime(atTheDesk)
    await page.goto(prefixed('/contact/'))
    const main = page.getByRole('main')

    await test.step('the one bar of a visitor with the same time is of both', async () => {
      await expect(main.getByText('Both 9.00 to 18.00')).toBeVisible()
      await expect(main.getByText(/^My hours/)).toHaveCount(0)
    })

    const words = page.getByText('Both 9.00 to 18.00')
    await test.step('they stand in the bar, which fills the day, clear of the stem of the handle at any hour', async () => {
      const handle = page.getByRole('slider')
      for (const time of ['10:20', '16:40']) {
        await page.clock.setFixedTime(new Date(`2026-10-06T${time}:00+02:00`))
        for (const width of [820, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await page.reload()
          await expect(words).toBeVisible()
          const [label, stem] = [await words.boundingBox(), await handle.boundingBox()]
          const at = (stem?.x ?? NaN) + (stem?.width ?? NaN) / 2
          const apart = Math.max((label?.x ?? NaN) - at, at - (label?.x ?? NaN) - (label?.width ?? NaN))
          expect.soft(apart, `at ${time}, ${width} px`).toBeGreaterThan(8)
        }
      }
    })

    await test.step('in text at twice its size, the words of the bars stand below them', async () => {
      await enlargeText(page)
      const bars = page.getByRole('slider').locator('xpath=../following-sibling::div')
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const [label, day] = [await words.boundingBox(), await bars.boundingBox()]
        expect.soft(label?.y, `${width} px`).toBeGreaterThanOrEqual((day?.y ?? NaN) + (day?.height ?? NaN))
      }
    })
  })
})

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('/contact/ names the same hours to come in both places, where the two days never meet', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T01:48:10Z'))
    await page.goto(prefixed('/contact/'))
    const main = page.getByRole('main')
    const says = 'Our days do not meet: I am at my desk on Thursday from 0.00 to 9.00, your time.'
    await expect(main.getByText(says)).toBeVisible()
    await expect(main.getByText('Back on Thursday, 0.00 to 9.00 your time', { exact: true })).toBeInViewport()
  })
})

test('/contact/ has room for what is now beside its line at any hour, in text of any size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: new Date('2026-11-20T00:00:00') })
  await page.goto(prefixed('/contact/'))
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const time of ['0.00', '7.30', '12.30', '15.30', '17.30', '23.59']) {
    if (time !== '0.00') await page.clock.pauseAt(new Date(`2026-11-20T${time.replace('.', ':').padStart(5, '0')}:00`))
    await expect(page.getByText(`Now, ${time}`)).toBeVisible()
    expect.soft(await width(), `at ${time}`).toBe(390)
    await enlargeText(page)
    expect.soft(await width(), `at ${time}, in large text`).toBe(390)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  }
})
