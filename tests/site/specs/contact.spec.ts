import type { Locator } from '@playwright/test'
import { atTheDesk, enlargeText, saveCard, squareOf } from '../support/contact'
import { site } from '../support/content'
import { prefixed } from '../support/site'
import { changeTheme } from '../../support/page'
import { expect, test } from '../../support/test'
import { paint } from '../support/tokens'

const filled = ['10px', '10px', paint('warning'), '0px']

test('the first window of /contact/ has the address, the desk and the facts in it, whole, at every width', async ({
  page,
}) => {
  await page.clock.setFixedTime(atTheDesk)
  await page.goto(prefixed('/contact/'))
  const main = page.getByRole('main')
  await page.evaluate(() => document.fonts.ready)

  for (const [width, height] of [
    [320, 568],
    [375, 553],
    [390, 664],
  ] as const)
    await test.step(`the address is within it at ${width} by ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      await expect(main.getByRole('link', { name: site.owner.email }).first()).toBeInViewport({ ratio: 1 })
      await expect(main.getByText(/^At my desk until /)).toBeInViewport({ ratio: 1 })
    })

  for (const width of [320, 390])
    await test.step(`on a phone its facts stand one to a row, what they say beside their term, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expect(main.getByText('Checked on')).toBeVisible()
      const facts = await main
        .locator('dl')
        .first()
        .locator('> div')
        .evaluateAll((all) =>
          all.map((one) => {
            const [term, ...lines] = [...one.children].map((part) => {
              const text = document.createRange()
              text.selectNodeContents(part.firstElementChild ?? part)
              return text.getBoundingClientRect()
            })
            const value = lines[0]?.left ?? NaN
            const { top, bottom, right } = one.getBoundingClientRect()
            return {
              top,
              bottom,
              right,
              termEnd: term?.right ?? NaN,
              value,
              lefts: lines.map(({ left }) => left - value),
            }
          }),
        )
      expect.soft(facts.length).toBeGreaterThan(3)
      for (const [place, { top, right, termEnd, value, lefts }] of facts.entries()) {
        expect.soft(top).toBeGreaterThan(facts[place - 1]?.bottom ?? 0)
        expect.soft(value - termEnd, 'apart').toBeGreaterThan(12)
        for (const left of lefts) expect.soft(left, 'on one indent').toBeCloseTo(0, 0)
        expect.soft(right).toBeLessThan(width)
      }
    })

  await test.step('on a tablet its text is beside its heading', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const text = await page.getByRole('main').getByText('Send me a message.').boundingBox()
    expect.soft(text?.x).toBeGreaterThan((heading?.x ?? NaN) + (heading?.width ?? NaN))
    expect.soft((text?.y ?? NaN) + (text?.height ?? NaN)).toBeLessThan((heading?.y ?? NaN) + (heading?.height ?? NaN))
  })

  await test.step('on a tablet its facts are in one row, on the axes of the page', async () => {
    for (const width of [768, 820, 991]) {
      await page.setViewportSize({ width, height: 1180 })
      const facts = main.locator('dl').first().locator('> div')
      expect
        .soft(new Set(await facts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size)
        .toBe(1)
      const starts = await facts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      const steps = starts.slice(1).map((start, index) => Math.round(start - (starts[index] ?? NaN)))
      expect.soft(new Set(steps).size, `${width} px`).toBe(1)
      expect.soft(steps).toHaveLength(3)
    }
  })

  await test.step('the desk has a square of its own colour while it is taken', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await squareOf(main.getByText(/^At my desk until /))).toEqual(filled)
  })

  await test.step('it is exactly as high as a wide screen, and says when it was checked', async () => {
    const card = main.locator('section').first()
    expect((await card.boundingBox())?.height).toBe(900)
    const day = new Date(site.availability.checked).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
    await expect(page.getByText(`Checked on ${day}`)).toBeVisible()
  })

  await test.step('what it says of the desk moves nothing, however long it is', async () => {
    await expect(main.getByText(/^At my desk until /)).toBeVisible()
    const desk = main.getByText('Email me at').locator('xpath=following-sibling::p/span')
    const address = main.getByRole('link', { name: site.owner.email }).first()
    const facts = main.locator('dl').first()
    const topsWith = async (words: string) => {
      await desk.evaluate((element, text) => (element.textContent = text), words)
      return [(await address.boundingBox())?.y, (await facts.boundingBox())?.y]
    }
    for (const width of [320, 390, 820, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await topsWith('Back on Monday')
      const long = 'At my desk until half past eleven in the evening, your time'
      expect.soft(await topsWith(long), `${width} px`).toEqual(tops)
    }
  })
})

test('the answer of /contact/ is larger than what is around it, and fits its window in large text (P3)', async ({
  page,
}) => {
  await page.clock.setFixedTime(atTheDesk)
  await page.goto(prefixed('/contact/'))

  await test.step('it is larger than the headings around it, and the buttons of the card are equally wide', async () => {
    const section = page.locator('#hours-heading').locator('xpath=ancestor::section')
    const sizeOf = (one: Locator) => one.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    const save = page.getByRole('link', { name: 'Save contact card' })
    const copy = page.getByRole('button', { name: 'Copy the address' })
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const heading = await sizeOf(section.getByRole('heading'))
      expect.soft(await sizeOf(section.locator('> p')), `${width} px`).toBeGreaterThan(heading * 1.1)
      expect.soft((await copy.boundingBox())?.width).toBeCloseTo((await save.boundingBox())?.width ?? NaN, 0)
    }
  })

  await test.step('it breaks at its colon in wide windows, not within what follows', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const sentence = page.locator('#hours-heading').locator('xpath=ancestor::section').locator('> p > span').first()
    await expect.soft(sentence).toContainText(':')
    const phrases = await sentence.locator('span').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return { text: one.textContent, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
      }),
    )
    expect.soft(phrases.length).toBeGreaterThan(1)
    for (const { text, lines } of phrases) expect.soft(lines, text).toBe(1)
  })

  await test.step('it fits the window with text at twice its size, on a phone as well', async () => {
    await enlargeText(page)
    for (const [width, height] of [
      [1280, 800],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(beyond, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

test('the card of /contact/ is read, scanned, copied and saved, at every width (P3)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(atTheDesk)
  await page.goto(prefixed('/contact/'))

  const box = async (what: Locator) => {
    const { x, y, width, height } = (await what.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    return { x, y, width, height, right: x + width, bottom: y + height }
  }
  const code = page.getByRole('img', { name: 'QR code that holds the contact card' })
  const save = page.getByRole('link', { name: 'Save contact card' })
  const copyAddress = page.getByRole('button', { name: 'Copy the address' })
  const onCard = page.getByText('On the card', { exact: true })
  const facts = onCard.locator('xpath=following-sibling::dl')

  await test.step('on a tablet the code ends the page beside its words, and what is on it is below both', async () => {
    for (const width of [768, 820, 991]) {
      await page.setViewportSize({ width, height: 1180 })
      const [square, list, label, last] = [await box(code), await box(facts), await box(onCard), await box(copyAddress)]
      const lead = await box(save.locator('xpath=../preceding-sibling::p'))
      const heading = await box(page.locator('#card-heading'))
      const opening = await box(page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p'))
      expect.soft(square.height).toBeCloseTo(square.width, 0)
      expect.soft(square.width / width, `${width} px`).toBeLessThan(0.3)
      expect.soft(square.x, 'on the axis of the text of the opening').toBeCloseTo(opening.x, 0)
      expect.soft(square.right).toBeCloseTo(list.right, 0)
      for (const { x } of [lead, last, list]) expect.soft(x).toBeCloseTo(heading.x, 0)
      expect.soft(lead.right).toBeLessThan(square.x)
      expect.soft(Math.abs(lead.y - square.y), 'from its top').toBeLessThan(8)
      expect.soft(last.bottom, 'to its foot, or below it where its words are many').toBeGreaterThan(square.bottom - 1)
      expect.soft(list.y - Math.max(last.bottom, square.bottom)).toBeGreaterThan(15)
      expect.soft(label.right).toBeLessThan(list.x)
      expect.soft(label.y).toBeGreaterThan(list.y)
    }
  })

  await test.step('on a phone what is on the card comes after its buttons, with the code below', async () => {
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 844 })
      const parts = [save.locator('xpath=../preceding-sibling::p'), save, copyAddress, facts, code]
      const boxes = await Promise.all(parts.map(box))
      for (const [place, { y }] of boxes.slice(1).entries())
        expect.soft(y, `${width} px`).toBeGreaterThanOrEqual(boxes[place]?.bottom ?? NaN)
      const [square, list] = [await box(code), await box(facts)]
      // On wide phones it begins where the values do.
      const start = width < 576 ? list : await box(facts.getByRole('definition').first())
      expect.soft(square.x).toBeCloseTo(start.x, 0)
      // Three of the four columns of a phone.
      const columns = (3 * (list.right - list.x - 3 * 16)) / 4 + 2 * 16
      expect.soft(square.right).toBeCloseTo(width < 576 ? list.x + columns : list.right, 0)
    }
  })

  for (const [width, height] of [
    [1440, 900],
    [1200, 800],
    [820, 1180],
    [390, 844],
    [320, 640],
  ] as const)
    await test.step(`what is on it stands beside its terms, unbroken and evenly spaced, at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      const rows = await facts.locator('xpath=div').evaluateAll((all) =>
        all.map((one) => {
          const [term, value] = [...one.children].map((part) => part.getBoundingClientRect())
          return { top: one.getBoundingClientRect().top, term, value }
        }),
      )
      expect.soft(rows).toHaveLength(4)
      for (const { term, value } of rows) {
        expect.soft(value?.left).toBeGreaterThan(term?.right ?? NaN)
        expect.soft(value?.left).toBeCloseTo(rows[0]?.value?.left ?? NaN, 0)
        expect.soft(value?.height, 'one line').toBeLessThan(30)
      }
      if (width >= 1200)
        expect.soft((await box(facts)).bottom, 'they end where the code does').toBeCloseTo((await box(code)).bottom, 0)
      const steps = rows.slice(1).map(({ top }, place) => Math.round(top - (rows[place]?.top ?? NaN)))
      expect.soft(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
    })

  await test.step('its address is copied, and the button says so in its own place', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await copyAddress.scrollIntoViewIfNeeded()
    const before = await copyAddress.boundingBox()
    await copyAddress.click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
    await expect(copyAddress.getByText('Copied'), 'the button says so in its own place').toHaveCSS('opacity', '1')
    await expect(copyAddress.getByText('Copy the address')).toHaveCSS('opacity', '0')
    expect(await copyAddress.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@example.com')
  })

  await test.step('it is saved as a vCard', async () => {
    await saveCard(page)
  })

  await test.step('it is there word for word, without a form, and its code is dark on light in the dark theme too', async () => {
    await changeTheme(page, 'dark')
    const main = page.getByRole('main')
    await expect(main.getByText('Have a project or a question? Send me a message.')).toBeVisible()
    await expect(main.getByText('Email me at')).toBeVisible()
    await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    )
    await expect(main.getByRole('textbox')).toHaveCount(0)

    await expect(code).toHaveCSS('background-color', paint('paper'))
    await expect(code).toHaveCSS('fill', paint('ink'))
  })
})

test('the contact panel has all it says in its first window, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.setFixedTime(atTheDesk)
  await page.goto(prefixed('/grofalex/'))
  await page.getByRole('navigation').getByRole('link', { name: 'contact.' }).click()
  const panel = page.getByRole('dialog', { name: 'Contact' })

  await test.step('says how soon there is an answer, and from when there is time', async () => {
    await expect(panel.getByText('Within a working day')).toBeVisible()
    await expect(panel.getByText(site.availability.text)).toBeVisible()
  })

  await test.step('what it says of the desk comes in along with the address', async () => {
    const desk = panel.getByText('Email me at').locator('xpath=following-sibling::p')
    await expect(desk).toBeVisible()
    const movement = (one: Locator) =>
      one.evaluate((element) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(element)
        return [animationName, animationDelay, animationDuration]
      })
    const address = await movement(panel.getByRole('link', { name: site.owner.email }))
    expect(address[0]).toBe('settle-in')
    expect(await movement(desk)).toEqual(address)
  })

  await test.step('the desk has a square of its own colour while it is taken', async () => {
    expect(await squareOf(panel.getByText(/^At my desk until /).filter({ visible: true }))).toEqual(filled)
    await expect(panel.getByText(`Hours in ${site.owner.city}`, { exact: true })).toBeVisible()
  })

  for (const [width, height] of [
    [320, 568],
    [375, 553],
    [390, 664],
  ] as const)
    await test.step(`the address is within the first window of ${width} by ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      await expect(panel.getByRole('link', { name: site.owner.email })).toBeInViewport({ ratio: 1 })
    })

  await test.step('all it has is within the first window of a phone, to its link', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(panel.getByRole('link', { name: site.contact.more })).toBeInViewport({ ratio: 1 })
  })
})
