import type { Locator, Page } from '@playwright/test'
import { wordWidth } from '../../../src/gatsby/build/line-width'
import { prefixed } from '../support/site'
import { chooseTheme, readToTheEnd, settle } from '../../support/page'
import { expect, test } from '../../support/test'
import { paint } from '../support/tokens'

const widths = [390, 820, 1440] as const
const [side, full] = ['/portfolio-details/', '/portfolio-details-2/'] as const

const main = (page: Page) => page.getByRole('main')
const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
const scroll = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

/** In how many rows Situation and My part of the open case stand. */
async function rowsOfOpening(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const [first, second] = await Promise.all(
    ['Situation', 'My part'].map((name) => box(main(page).getByRole('heading', { name, exact: true }))),
  )
  return first?.y === second?.y ? 1 : 2
}

/** Expects number, heading, screen, caption and words of decisions in this order, from the top. */
async function readAlike(page: Page, width: number, decisions: number[]) {
  await page.setViewportSize({ width, height: 900 })
  for (const decision of decisions) {
    const one = page.locator(`#decision-${decision}`)
    const parts = [
      one.getByText(`3.${decision}`, { exact: true }),
      one.getByRole('heading'),
      one.locator(':scope > div').first(),
      one.locator('p').last(),
      one.locator('p:not([class])').first(),
    ]
    const places = await Promise.all(parts.map(box))
    const tops = places.map(({ y }) => y)
    expect(tops, `3.${decision} at ${width} px`).toEqual([...tops].sort((a, b) => a - b))
    expect(places[1]?.x, 'the axis of the text').toBeCloseTo(places[4]?.x ?? NaN, 0)
  }
}

/** Expects the words of decisions beside their phones, on tablets and in wide windows. */
async function standBeside(page: Page, decisions: number[]) {
  for (const width of [768, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 1180 })
    for (const decision of decisions) {
      const one = page.locator(`#decision-${decision}`)
      await one.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      const ground = one.locator(':scope > div').first()
      const [around, number, heading, caption] = await Promise.all(
        [
          ground,
          one.getByText(`3.${decision}`, { exact: true }),
          one.getByRole('heading'),
          one.locator('p').last(),
        ].map(box),
      )
      if (!around || !number || !heading || !caption) throw new Error('A part is missing')
      expect(number.y, `3.${decision} at ${width} px`).toBeCloseTo(around.y, 0)
      // Whatever room the phone leaves below the words.
      expect(heading.y - number.y - number.height).toBeCloseTo(width < 992 ? 12 : 32, 0)
      expect(caption.y + caption.height).toBeLessThanOrEqual(around.y + around.height + 1)
      const [left, right] = [heading, around].sort((a, b) => a.x - b.x)
      expect((left?.x ?? NaN) + (left?.width ?? NaN)).toBeLessThanOrEqual(right?.x ?? NaN)
    }
  }
}

test('a case keeps the names in it whole, and its facts, in every window', async ({ page }) => {
  await page.goto(prefixed('/srxp/'))

  await test.step('Situation and My part stand side by side where both are short and the window is wide', async () => {
    expect(await rowsOfOpening(page, 1440), 'short').toBe(1)
    expect(await rowsOfOpening(page, 820), 'short, on a tablet').toBe(1)
    expect(await rowsOfOpening(page, 700), 'short, in a narrow window').toBe(2)
  })
  await test.step('the name of a technology breaks only where it is wider than its line', async () => {
    const name = main(page).locator('dl').getByRole('link', { name: 'NodeJS/Express' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await name.evaluate((link) => link.getClientRects().length), `at ${width} px`).toBe(1)
    }
  })
  await test.step('technologies on lines of their own are no sentence: commas are where they run on', async () => {
    const stack = main(page).locator('dl').getByRole('definition').filter({ hasText: 'NodeJS/Express' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect((await stack.innerText()).includes(','), `at ${width} px`).toBe(width >= 992)
    }
  })
  await test.step('the number of the next project ends at the margin on phones, and clear of its name', async () => {
    const next = page.getByRole('navigation', { name: 'Next project' })
    const number = next.getByText('1.2', { exact: true })
    for (const width of [320, 390, 767]) {
      await page.setViewportSize({ width, height: 844 })
      const [{ right, bottom }, margin] = await number.evaluate((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return [range.getBoundingClientRect(), one.getBoundingClientRect().right] as const
      })
      expect(right, `at ${width} px`).toBeCloseTo(margin, 0)
      expect((await box(next.getByText('novacair', { exact: true }))).y - bottom).toBeGreaterThanOrEqual(19)
    }
  })
  // Last, because it writes other names into the page.
  await test.step('names of works are set as large as their widest word stays whole', async () => {
    const title = page.getByRole('heading', { level: 1 })
    for (const [name, lines] of [
      ['Het Boekhoudsysteem', 2],
      ['lento', 1],
    ] as const) {
      await title.evaluate(
        (one, [text, widest]) => {
          one.style.setProperty('--widest', widest)
          for (const part of one.querySelectorAll('span')) part.textContent = text
        },
        [name, String(await wordWidth(name))] as const,
      )
      for (const width of [320, ...widths, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const tops = await title.evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one.querySelector('span') ?? one)
          return [...range.getClientRects()].map(({ top }) => Math.round(top))
        })
        expect(new Set(tops).size, `${name} at ${width} px`).toBe(lines)
      }
    }
  })
})

test('a case whose Situation and My part are long has them below each other', async ({ page }) => {
  await page.goto(prefixed('/sighthub/'))
  expect(await rowsOfOpening(page, 1440), 'long').toBe(2)
})

test('the words of a decision are below its screen or beside it, as the window has room', async ({ page }) => {
  // Where the words come to rest, not where they come from.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/srxp/'))

  await test.step('a screen of a phone is wide enough to be read on a phone, and stays on its ground', async () => {
    const decision = page.locator('#decision-3')
    await decision.scrollIntoViewIfNeeded()
    await expect(decision.getByRole('img')).toBeInViewport()
    const screen = await box(decision.getByRole('img'))
    expect(screen.width).toBeGreaterThanOrEqual(300)
    expect(screen.x, 'the axis of the text').toBeCloseTo((await box(decision.getByRole('heading'))).x, 0)
    const ground = await box(decision.locator(':scope > div').first())
    expect([ground.x, ground.width], 'on both sides').toEqual([0, 390])
    expect(screen.x + screen.width / 2).toBeCloseTo(195, 0)
  })
  await test.step('they read alike where nothing is beside them', async () => {
    await readAlike(page, 390, [2, 3])
    await readAlike(page, 820, [2])
  })
  await test.step('on tablets they are on the axis of the other chapters’, at most as wide as theirs', async () => {
    const decision = page.locator('#decision-2')
    for (const width of [768, 820, 991]) {
      await page.setViewportSize({ width, height: 900 })
      const [heading, words, other] = await Promise.all(
        [
          decision.getByRole('heading'),
          decision.getByText('Employee, manager and bookkeeper'),
          main(page).getByText('The lunch in Haarlem is the plain case'),
        ].map(box),
      )
      if (!heading || !words || !other) throw new Error('A part is missing')
      expect(words.x, `at ${width} px`).toBeCloseTo(other.x, 0)
      expect(words.width).toBeLessThanOrEqual(other.width + 1)
      expect(heading.x, 'the axis of their heading').toBeCloseTo(words.x, 0)
      const [ground, caption] = await Promise.all([
        box(decision.locator(':scope > div').first()),
        box(decision.locator('p').last()),
      ])
      expect(caption.y - ground.y - ground.height, 'the caption, below its screen').toBeCloseTo(12, 0)
      expect(words.y - caption.y - caption.height, 'below the caption').toBeCloseTo(32, 0)
    }
  })
  await test.step('on tablets and in wide windows they are beside a phone, with their number at its head', () =>
    standBeside(page, [3]))
  await test.step('beside a phone they are in a quarter of the page, next to it, and their heading on the axis before', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const decision = page.locator('#decision-3')
    const [heading, words] = [await box(decision.getByRole('heading')), await box(decision.getByText('Two buttons'))]
    expect(heading.x, 'axis A').toBeCloseTo(64, 0)
    expect(words.x, 'axis B').toBeCloseTo(64 + 3 * 112, 0)
    expect(words.width).toBeCloseTo(3 * 112 - 32, 0)
    const [ground, screen] = [await box(decision.locator(':scope > div').first()), await box(decision.getByRole('img'))]
    expect(screen.x - ground.x, 'the phone is in the middle').toBeCloseTo((ground.width - screen.width) / 2, 0)
  })
})

test('the words beside a tall screen stay in view with their number, where the window has room for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed('/srxp/'))
  for (const height of [900, 620]) {
    await page.setViewportSize({ width: 1440, height })
    for (const number of [2, 3]) {
      const decision = page.locator(`#decision-${number}`)
      await decision.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
      // Of a phone, until the caption at their foot has come to that of its screen.
      const way = number === 2 ? 200 : 40
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), way)
      const [label, heading] = [decision.getByText(`3.${number}`, { exact: true }), decision.getByRole('heading')]
      // Clear of the header, and 32 more.
      await expect
        .poll(async () => Math.round((await box(label)).y) === 96, `3.${number} in a window of ${height} px`)
        .toBe(height === 900)
      if (number === 3 && height === 900) {
        const [caption, screen] = [decision.locator('p').last(), decision.locator(':scope > div > div').first()]
        const foot = async (part: Locator) => {
          const { y, height: high } = await box(part)
          return y + high
        }
        await expect.poll(() => foot(caption), 'what is at their foot is in view too').toBeLessThanOrEqual(height - 31)
        await page.evaluate(() => window.scrollBy({ top: 100, behavior: 'instant' }))
        await expect.poll(async () => (await foot(screen)) - (await foot(caption))).toBeCloseTo(0, 0)
      }
      const apart = async () => {
        const { y, height: high } = await box(label)
        return Math.round((await box(heading)).y - y - high)
      }
      await expect.poll(apart, 'once the heading has risen').toBe(32)
      // They leave with the foot of their screen.
      await decision.evaluate((one) => {
        one.scrollIntoView({ block: 'end', behavior: 'instant' })
        window.scrollBy({ top: innerHeight - 200, behavior: 'instant' })
      })
      await expect(heading).not.toBeInViewport()
    }
  }
})

test('decisions of which two show phones have each phone whole, with its words below or beside it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/tjapp/'))
  await test.step('every phone is whole', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const decision of [2, 3]) {
        const ground = page.locator(`#decision-${decision} > div`).first()
        const [around, screen] = await Promise.all([box(ground), box(ground.getByRole('img'))])
        expect(screen.y, `at ${width} px`).toBeGreaterThanOrEqual(around.y + 20)
        expect(screen.y + screen.height).toBeLessThanOrEqual(around.y + around.height - 19.5)
        expect(screen.height / screen.width).toBeCloseTo(1688 / 780, 1)
        if (width < 768) continue
        // In a window that holds them both.
        await page.setViewportSize({ width, height: 1180 })
        const [shown, caption] = [await box(ground.getByRole('img')), await box(ground.locator('~ div > p').last())]
        expect(caption.y + caption.height, `on its foot at ${width} px`).toBeCloseTo(shown.y + shown.height, 0)
        await page.setViewportSize({ width, height: 900 })
      }
    }
  })
  await test.step('they read alike where nothing is beside them', async () => {
    await readAlike(page, 390, [2, 3])
  })
  await test.step('on tablets and in wide windows words are beside a phone, with their number at its head', () =>
    standBeside(page, [2, 3]))
})

test('decisions that show wide screens read alike on tablets, where nothing is beside them', async ({ page }) => {
  await page.goto(prefixed('/grofalex/'))
  await readAlike(page, 820, [2])
})

test('the name of the next project is as large as on its own page, and fits the window', async ({ page }) => {
  const next = page.getByRole('navigation', { name: 'Next project' })
  const everyWidth = [320, ...widths]
  const sizesOf = async (locator: Locator) => {
    const sizes = []
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 900 })
      const { x, width: wide } = await box(locator)
      expect(x + wide, `at ${width} px`).toBeLessThanOrEqual(width)
      sizes.push(await locator.evaluate((one) => getComputedStyle(one).fontSize))
    }
    return sizes
  }
  const title = page.getByRole('heading', { level: 1 })
  const nameOf = (name: string) => next.getByText(name, { exact: true })

  // A short name and a long one; both are next projects, and the short one's page leads to the long one.
  await page.goto(prefixed('/tjapp/'))
  const short = await sizesOf(nameOf('lento'))
  await page.goto(prefixed('/lento/'))
  const long = await sizesOf(nameOf('sighthub'))
  expect(await sizesOf(title.locator('span')), 'lento').toEqual(short)
  await page.goto(prefixed('/sighthub/'))
  expect(await sizesOf(title.locator('span')), 'sighthub').toEqual(long)
})

/** Presses a button, which is deaf for a moment after a press, until it has become another. */
const pressUntil = (press: () => Promise<void>, other: Locator) =>
  expect(async () => {
    await press()
    await expect(other).toBeFocused({ timeout: 200 })
  }).toPass()

test('a table after a paragraph of a case stands beside it in wide windows, and below it elsewhere', async ({
  page,
}) => {
  await page.goto(prefixed('/srxp/'))
  const table = main(page).getByRole('table')
  const paragraph = table.locator('xpath=preceding-sibling::p[1]')
  await expect(table.locator('em')).toHaveCSS('border-bottom-style', 'dotted')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const [words, drawing] = [await box(paragraph), await box(table)]
    if (width === 1440) {
      expect.soft(drawing.x, 'right of the words').toBeGreaterThan(words.x + words.width)
      expect.soft(drawing.x + drawing.width, 'up to the margin').toBeCloseTo(width - 64, 0)
      expect.soft(Math.abs(drawing.y - words.y), 'level with them').toBeLessThan(24)
    } else {
      expect.soft(drawing.y, `below the words at ${width} px`).toBeGreaterThan(words.y + words.height)
      expect.soft(drawing.x, `on their axis at ${width} px`).toBeCloseTo(words.x, 0)
      const second = await box(table.getByRole('columnheader').nth(1))
      if (width === 820) expect.soft(second.x, 'its second column on axis C').toBeCloseTo(419, 0)
    }
  }
})

test('a button of a screen leads to another screen, and back from the same place', async ({ page, visitor }) => {
  await test.step('it is not there without scripts', async () => {
    const plain = await visitor({ javaScriptEnabled: false })
    await plain.goto(prefixed('/novacair/'))
    const still = plain.locator('#decision-2')
    await expect(still.getByRole('img')).toHaveCount(1)
    await expect(still.getByRole('button')).toHaveCount(0)
    await expect(still.getByText('Press one.')).toBeHidden()
  })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/novacair/'))
  const decision = page.locator('#decision-2')
  const [year, back] = ['Year', 'Back'].map((name) => decision.getByRole('button', { name })) as [Locator, Locator]
  /** Expects a button at its place on the picture that is seen, which lies on the first one, in each window. */
  const expectPlaced = async (button: Locator) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await button.scrollIntoViewIfNeeded()
      // Pictures take their place only once their part of the page is near.
      await expect(decision.getByRole('img')).toBeInViewport()
      const [picture, place] = [await box(decision.getByRole('img')), await box(button)]
      expect(place.x, `at ${width} px`).toBeCloseTo(picture.x + 0.4 * picture.width, 0)
      expect(place.y, `at ${width} px`).toBeCloseTo(picture.y + 0.9 * picture.height, 0)
      // The picture that a resized window asks for may be higher by a part of a pixel once it comes.
      await expect(async () => {
        const first = decision.locator('img').first()
        expect(await box(decision.getByRole('img')), `at ${width} px`).toEqual(await box(first))
        await expect(decision.getByRole('img')).toHaveJSProperty('complete', true)
      }).toPass()
    }
  }

  await test.step('it is at its place on the picture', async () => {
    await expectPlaced(year)
    await expect(decision.getByText('Press one.')).toBeVisible()
  })
  await test.step('it leads to another screen, in the same place', async () => {
    const [place, before] = [await box(year), await box(decision.getByRole('img'))]
    await year.press('Enter')
    await expect(back).toBeFocused()
    await expect(decision.getByRole('button')).toHaveCount(1)
    await expect(decision.getByRole('img')).toHaveAccessibleName('The phone after Year')
    expect(await box(decision.getByRole('img'))).toEqual(before)
    const there = await box(back)
    expect([there.x, there.width, there.height]).toEqual([place.x, place.width, place.height])
    // The focused one may have scrolled the page by a part of a pixel.
    expect(there.y).toBeCloseTo(place.y, 0)
    await expect(decision.getByRole('status')).toHaveText('The year is shown.')
    await expectPlaced(back)
  })
  await test.step('it leads back', async () => {
    await pressUntil(() => back.click(), year)
    await expect(decision.getByRole('button')).toHaveCount(2)
    await expect(decision.getByRole('img')).not.toHaveAccessibleName(/after/)
    await expect(decision.getByRole('status')).toHaveText('The week is shown.')
  })
  // What has come under the pointer is pointed at when that has come back.
  await test.step('whoever clicks twice has pressed it once', async () => {
    await pressUntil(() => year.dblclick(), back)
    const colour = () => back.evaluate((one) => getComputedStyle(one).backgroundColor)
    await expect.poll(colour).toBe('rgba(0, 0, 0, 0)')
    await page.mouse.move(0, 0)
    await back.hover()
    await expect.poll(colour).not.toBe('rgba(0, 0, 0, 0)')
  })
})

test('a button of a screen changes a row of another one and leads to it, until it is taken back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/lento/'))
  const [list, phone] = [page.locator('#decision-1'), page.locator('#decision-3')]
  const [row, mark] = [list.getByAltText('The first row, booked'), list.locator('span[style*="--mark-left"]')]
  const link = phone.getByRole('link', { name: 'See it there' })
  const [book, cancel] = ['Book', 'Cancel'].map((name) => phone.getByRole('button', { name })) as [Locator, Locator]
  const heights = new Map<number, number>()

  await test.step('before, nothing is booked', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await book.scrollIntoViewIfNeeded()
      await expect(phone.getByText('Press it.')).toBeVisible()
      await expect(row.or(link)).toHaveCount(0)
      await expect(mark).toBeHidden()
      heights.set(width, (await box(phone)).height)
    }
  })
  await test.step('pressed, it becomes one that takes it back', async () => {
    await book.press('Enter')
    await expect(cancel).toBeFocused()
    await expect(phone.getByText('Press it.')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const [undo, shown] = [await box(cancel), await box(phone.getByRole('img'))]
      expect(undo.x, 'elsewhere').toBeCloseTo(shown.x + 0.05 * shown.width, 0)
      expect(undo.width).toBeCloseTo(0.3 * shown.width, 0)
      // It says so where the hint was, for which there was room; screen readers have it from the status.
      await expect(phone.locator('[aria-hidden]', { hasText: 'It is booked.' })).toBeVisible()
      await expect(link).toBeVisible()
      expect((await box(phone)).height, `at ${width} px`).toBeCloseTo(heights.get(width) ?? NaN, 0)
    }
  })
  await test.step('its answer is below its caption, and in wide windows stays in view with it', async () => {
    for (const [width, blocks] of [
      [820, ['end']],
      [1440, ['start', 'end']],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const [caption, answer] = [phone.getByText(/^The whole journey, kept/), phone.locator('p').last()]
      for (const block of blocks) {
        await phone.evaluate((one, to) => one.scrollIntoView({ block: to }), block)
        const above = await box(caption)
        expect((await box(answer)).y - above.y - above.height, `at ${width} px`).toBeCloseTo(16, 0)
        await expect(answer).toBeInViewport()
      }
    }
  })
  await test.step('its link leads to the row, which covers the one of the picture', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await link.click()
      await expect(list).toBeInViewport()
      await expect(mark).toBeVisible()
      const [copy, picture] = [await box(row), await box(list.getByAltText(/^lento home page/))]
      expect(copy.width, `at ${width} px`).toBeCloseTo(picture.width, 0)
      expect(copy.x).toBeCloseTo(picture.x, 0)
      expect(copy.y).toBeCloseTo(picture.y - 0.3 * picture.height, 0)
    }
  })
  await test.step('it is taken back', async () => {
    await pressUntil(() => cancel.press('Enter'), book)
    await expect(row.or(link)).toHaveCount(0)
    await expect(mark).toBeHidden()
  })
})

test('a link to the first device leaves no part of the heading above it in the window', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // From elsewhere, as the hash alone would load nothing.
    await page.goto('about:blank')
    await page.goto(prefixed('/srxp/#decision-1'))
    const below = async () => {
      const heading = await box(main(page).getByRole('heading', { name: 'Decisions' }))
      return heading.y + heading.height
    }
    await expect.poll(below).toBeLessThanOrEqual(0.5)
    await expect(page.locator('#decision-1').getByText(/^3\.1/)).toBeInViewport()
  }
})

test('on a phone a short name is about as wide as a long one, and the cover begins in the first window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const widths = []
  for (const path of ['/srxp/', '/lento/', '/novacair/']) {
    await page.goto(prefixed(path))
    const name = page.getByRole('heading', { level: 1 }).locator('span')
    widths.push((await name.boundingBox())?.width ?? NaN)
    expect((await main(page).locator('[data-work-cover] img').first().boundingBox())?.y).toBeLessThan(600)
  }
  expect(Math.min(...widths), 'of 350 px').toBeGreaterThan(250)
  expect(Math.max(...widths)).toBeLessThanOrEqual(350)
})

test('covers, scenes and screens are dimmed alike at home and in a case in the dark, but not on paper', async ({
  page,
}) => {
  await chooseTheme(page, 'dark')
  for (const [path, shown, count] of [
    ['/', 'article img', 5],
    ['/srxp/', ':is([data-work-cover] img, [alt^="Laptop with the srxp"])', 3],
    ['/srxp/', ':is([data-device] > div, article > div:first-child > div)', 3],
  ] as const) {
    await page.goto(prefixed(path))
    const pictures = main(page).locator(shown)
    await expect(pictures).toHaveCount(count)
    for (const picture of await pictures.all()) await expect(picture).toHaveCSS('filter', 'brightness(0.94)')
    await page.emulateMedia({ media: 'print' })
    for (const picture of await pictures.all()) await expect(picture).toHaveCSS('filter', 'none')
    await page.emulateMedia({ media: 'screen' })
  }
})

test.describe('the details with a side column', () => {
  const client = (page: Page) => main(page).getByText('Client', { exact: true })

  test('keep the facts beside the pictures where there is room, and mark the part in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(prefixed(side))
    const parts = main(page).getByRole('navigation', { name: 'In this work' })

    await test.step('the facts are clear of the header', async () => {
      await expect(page.locator('header button[aria-expanded]').first()).toBeAttached()
      const start = await box(client(page))
      expect(start.x, 'axis A').toBeCloseTo(64, 0)
      const picture = await box(main(page).getByRole('img').first())
      expect(picture.x, 'axis B').toBeCloseTo(64 + 3 * 112, 0)
      expect(picture.x + picture.width, 'the edge of the window').toBeCloseTo(1440, 0)

      await scroll(page, 1600)
      await expect(page.getByRole('banner')).not.toBeInViewport()
      // The hairline 32 from the top and 12 below it the term.
      await expect.poll(async () => (await box(client(page))).y).toBeCloseTo(32 + 1 + 12, 0)
      await scroll(page, 1500)
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await box(client(page))).y).toBeCloseTo(96 + 1 + 12, 0)
    })
    await test.step('they scroll along where the window is too low or too narrow for them', async () => {
      for (const size of [
        { width: 1440, height: 600 },
        { width: 820, height: 900 },
      ]) {
        await page.setViewportSize(size)
        await scroll(page, 1600)
        await expect(client(page)).not.toBeInViewport()
      }
    })
    // The mark is no movement: visitors who prefer none have it too.
    await test.step('the part that is in view is marked, and each is led to', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await scroll(page, 0)
      const links = await parts.getByRole('link').all()
      expect(links).toHaveLength(2)
      const isMarked = (link: Locator) =>
        link.locator('..').evaluate((item) => getComputedStyle(item).boxShadow !== 'none')
      for (const link of links) await expect.poll(() => isMarked(link)).toBe(false)
      const second = links[1] ?? parts
      await second.click()
      await expect.poll(() => isMarked(second)).toBe(true)
      expect(await isMarked(links[0] ?? parts)).toBe(false)
    })
    await test.step('the parts are not listed where the window is too low for them', async () => {
      await page.setViewportSize({ width: 1440, height: 720 })
      await expect(parts).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1440, height: 700 })
      await expect(parts, 'too low for it').toBeHidden()
    })
  })

  test('lead back to all works, to the contact overlay and to the next project', async ({ page }) => {
    await page.goto(prefixed(side))
    await expect(main(page).getByRole('link', { name: 'All works' })).toHaveAttribute('href', prefixed('/grid-3/'))

    const ask = main(page).getByRole('link', { name: 'Ask about this work' })
    await ask.click()
    await expect(page.getByRole('dialog')).toContainText('Contact now')
    await expect(page).toHaveURL(prefixed(side))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(ask).toBeFocused()

    const next = page.getByRole('navigation', { name: 'Next project' })
    await next.scrollIntoViewIfNeeded()
    await next.click({ position: { x: 5, y: 50 } })
    await expect(page).toHaveURL(prefixed(full))

    await page.goBack()
    await expect(page).toHaveURL(prefixed(side))
    const cover = next.getByRole('presentation', { includeHidden: true }).first()
    await cover.scrollIntoViewIfNeeded()
    // Pictures take their place only once their part of the page is near.
    await expect(cover).toBeInViewport()
    const { x, y, width, height } = (await cover.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page).toHaveURL(prefixed(full))
  })
})

test.describe('the details in full width', () => {
  test('begin with four pictures from edge to edge, the first with the one title', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(prefixed(full))
    await readToTheEnd(page)
    await scroll(page, 0)

    await test.step('without a gap, the scene filling the first window', async () => {
      const images = main(page).getByRole('img')
      await expect(images).toHaveCount(4)
      const [scene, cover, phone, desktop] = [
        await box(images.nth(0)),
        await box(images.nth(1)),
        await box(images.nth(2)),
        await box(images.nth(3)),
      ]
      expect(scene).toMatchObject({ x: 0, y: 96, width: 1440, height: 804 })
      expect(cover).toMatchObject({ x: 0, y: 900, width: 720, height: 720 })
      expect(phone.y - cover.y).toBeCloseTo(64, 0)
      expect(phone.x, 'axis D').toBeCloseTo(64 + 9 * 112, 0)
      expect(desktop.y - (cover.y + cover.height)).toBeCloseTo(128, 0)
      expect(desktop.x, 'axis B').toBeCloseTo(64 + 3 * 112, 0)
      expect(desktop.x + desktop.width).toBeCloseTo(1440, 0)
    })
    await test.step('the title is on the first picture in every window', async () => {
      const title = main(page).getByRole('heading', { level: 1 })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expect(title).toHaveText('reisboek')
        await expect(title).toBeInViewport({ ratio: 1 })
        await expect(main(page).getByText('reisboek', { exact: true })).toHaveCount(1)
      }
    })
  })

  test('light one of the two ways on at a time, in the order of all projects, round and round', async ({ page }) => {
    await page.goto(prefixed(full))
    const ways = page.getByRole('navigation', { name: 'Other projects' })
    const [previous, next] = [ways.getByRole('link').first(), ways.getByRole('link').last()]
    const yellow = paint('warning')

    await test.step('the next one on its cover, the one pointed at or focused instead', async () => {
      const cover = next.getByRole('presentation', { includeHidden: true }).first().locator('../..')
      await expect(next).toHaveCSS('background-color', yellow)
      await next.scrollIntoViewIfNeeded()

      await next.hover()
      await expect(cover).toBeVisible()
      await previous.hover()
      await expect(cover).toBeVisible()
      await expect(previous).toHaveCSS('background-color', yellow)
      await expect(next).not.toHaveCSS('background-color', yellow)
      await page.mouse.move(0, 0)
      await next.focus()
      await page.keyboard.press('Shift+Tab')
      await expect(previous).toBeFocused()
      const ring = await previous.evaluate((link) => {
        const { outlineStyle, position, inset } = getComputedStyle(link, '::after')
        return { outlineStyle, position, inset }
      })
      expect(ring, 'above the cover').toEqual({ outlineStyle: 'solid', position: 'absolute', inset: '0px' })
      await expect(previous).toHaveCSS('background-color', yellow)
      await expect(next).not.toHaveCSS('background-color', yellow)
    })
    await test.step('they lead to the projects before and after it', async () => {
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(prefixed(side))
      await page.goBack()
      await expect(page).toHaveURL(prefixed(full))
      await page.getByRole('link', { name: 'Next project:' }).click()
      await expect(page).toHaveURL(prefixed('/wadloper/'))
    })
  })
})

test('the details say and link the same without JavaScript', async ({ page, visitor }) => {
  // How to use the device is said only where scripts run.
  const onlyLive =
    /Try it|Turn the amber one by .* these eyes\.|Back to 175°|Drag the sheet.* these trains\.|Fold it|Flat again|All eight pages, in their order/g
  const plain = await visitor({ javaScriptEnabled: false })
  for (const path of [side, full]) {
    const said = []
    for (const one of [page, plain]) {
      await one.goto(prefixed(path))
      if (one === page) await readToTheEnd(page)
      await settle(one)
      said.push({
        text: (await main(one).innerText()).replace(onlyLive, '').replace(/\s+/g, ' '),
        links: await main(one)
          .locator('a[href]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      })
    }
    expect(said[1]).toEqual(said[0])
  }
})
