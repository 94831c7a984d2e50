import { site } from '../support/content'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

for (const width of [390, 820, 1440])
  test(`the footer says what the page weighed and when it stood, without a shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefixed('/privacy/'))
    const footer = page.getByRole('contentinfo')
    const end = footer.getByText('©')
    const place = () => end.evaluate((one) => one.getBoundingClientRect().top + scrollY)
    const before = await place()
    await end.scrollIntoViewIfNeeded()
    await expect(footer).toContainText(
      /This page, measured[\d,]+\skB over the wire, readable after \d+\.\d+\ss, in your browser, just now\./,
    )
    await expect(footer).toContainText('Nothing of this is sent anywhere.')
    expect(await place(), 'what follows stays where it was').toBeCloseTo(before, 0)

    const measured = footer.getByText('Nothing of this is sent anywhere.')
    const beside = await measured.boundingBox()
    await footer.evaluate((one) =>
      one.querySelectorAll('div:has(> h2 + ul > li > a[href])').forEach((list) => list.remove()),
    )
    expect((await measured.boundingBox())?.width, 'as wide where there are no lists above').toBe(beside?.width)
    await page.reload()

    await footer.getByRole('link', { name: 'srxp' }).click()
    await expect(page).toHaveURL(prefixed('/srxp/'))
    await expect(footer).not.toContainText('This page, measured')
  })

test('without JavaScript the footer measures nothing', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/privacy/'))
  await expect(page.getByRole('contentinfo')).not.toContainText('measured')
})

test('on a phone the links of the footer are a finger apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/privacy/'))
  const footer = page.getByRole('contentinfo')
  const gaps = await footer.evaluate((one) =>
    [...one.querySelectorAll('ul')].flatMap((list) => {
      const tops = [...list.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top)
      return tops.slice(1).map((top, place) => top - (tops[place] ?? 0))
    }),
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(44)
})

test('on a phone the contact of the footer is farther from the list above it than its entries from each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/privacy/'))
  const contact = page.getByRole('contentinfo').getByRole('heading', { name: 'Contact' })
  const gaps = await contact.evaluate((label) => {
    const top = (one: Element | null | undefined) => one?.getBoundingClientRect().top ?? NaN
    const above = label.parentElement?.previousElementSibling?.querySelector('li:last-child')
    const [first, second] = label.nextElementSibling?.children ?? []
    return { group: top(label) - top(above), entries: top(second) - top(first) }
  })
  expect(gaps.group).toBeGreaterThan(gaps.entries * 1.5)
})

test('on a phone the lists of the footer that stand side by side share their rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/privacy/'))
  const rows = await page.getByRole('contentinfo').evaluate((footer) => {
    const [first, ...beside] = [...footer.querySelectorAll('h2')].map((label) =>
      [label, ...(label.nextElementSibling?.children ?? [])].map((row) => Math.round(row.getBoundingClientRect().top)),
    )
    return { first, beside: beside.flat() }
  })
  const [start = NaN, next = NaN] = rows.first ?? []
  for (const top of rows.beside) expect.soft((top - start) % (next - start)).toBe(0)
})

for (const javaScriptEnabled of [true, false])
  for (const width of [320, 390, 820, 1440])
    test(`a page that ends with the address says in its footer from when there is time, in one line, at ${width} px${javaScriptEnabled ? '' : ' without JavaScript'}`, async ({
      visitor,
    }) => {
      const page = await visitor({ javaScriptEnabled, viewport: { width, height: 900 } })
      if (javaScriptEnabled) await page.clock.setFixedTime(new Date(site.availability.checked))
      await page.goto(prefixed('/'))
      await expect(page.getByRole('main').getByRole('link', { name: site.owner.email })).toBeVisible()
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: site.owner.email })).toHaveCount(0)
      const place = footer.getByText(`${site.owner.city}, ${site.owner.country}`)
      const [open, below] = await Promise.all(
        [footer.getByText(site.availability.text), place].map(async (line) => {
          await expect(line).toBeVisible()
          return line.evaluate((one) => ({
            height: one.getBoundingClientRect().height,
            line: parseFloat(getComputedStyle(one).lineHeight),
            size: parseFloat(getComputedStyle(one).fontSize),
          }))
        }),
      )
      expect(open?.height).toBeLessThan((open?.line ?? NaN) * 1.5)
      expect(open?.size, 'larger than the place').toBeGreaterThan((below?.size ?? NaN) * 1.1)
    })

test('the footer keeps the availability to pages that end with the address, and while it is fresh', async ({
  page,
}) => {
  const { text, checked } = site.availability
  const footer = page.getByRole('contentinfo')
  const place = footer.getByText(`${site.owner.city}, ${site.owner.country}`)
  const size = () => place.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.setFixedTime(new Date(checked))
  await page.goto(prefixed('/privacy/'))
  await expect(footer.getByRole('link', { name: site.owner.email })).toBeVisible()
  await expect(footer.getByText(text)).toBeHidden()
  const small = await size()

  await page.goto(prefixed('/about/'))
  await expect(page.getByRole('main').getByRole('link', { name: site.owner.email }).last()).toBeVisible()
  await expect(footer.getByRole('link', { name: site.owner.email })).toHaveCount(0)
  await expect(footer.getByText(text)).toBeVisible()

  await page.clock.setFixedTime(new Date(Date.parse(checked) + 61 * 24 * 60 * 60 * 1000))
  await page.goto(prefixed('/'))
  await expect(footer.getByText(text)).toHaveCount(0)
  await expect(place).toBeVisible()
  expect(await size(), 'the place is as large in its stead').toBeGreaterThan(small * 2)
})

for (const [width, axes] of [
  [820, [36, 419, 610]],
  [1440, [64, 736, 1072]],
] as const)
  test(`the lists of the footer are on axes of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefixed('/privacy/'))
    const lefts = await page
      .getByRole('contentinfo')
      .getByRole('heading')
      .evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().left)))
    expect(lefts).toEqual(axes)
  })

for (const width of [820, 1440])
  test(`the first list of the footer has two columns, the second on the next axis, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefixed('/privacy/'))
    const lists = page.getByRole('contentinfo').getByRole('list')
    const lefts = await lists.evaluateAll(([first, second]) =>
      [...(first?.children ?? []), ...(second?.children ?? [])].map((item) =>
        Math.round(item.getBoundingClientRect().left),
      ),
    )
    const [left = NaN, middle = NaN, next = NaN] = [...new Set(lefts)]
    expect(middle - left).toBeCloseTo(next - middle, -1)
  })

for (const width of [320, 390, 768, 820, 1440, 1920])
  test(`the address of the footer is the largest of its links, in one line, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefixed('/privacy/'))
    const footer = page.getByRole('contentinfo')
    const address = footer.getByRole('link', { name: site.owner.email })
    const { lines, baselines } = await address.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      // Something without height stands on the baseline of the line it is in.
      const baselineOf = (one: Element) => {
        const foot = document.createElement('span')
        foot.style.display = 'inline-block'
        one.append(foot)
        const { bottom } = foot.getBoundingClientRect()
        foot.remove()
        return bottom
      }
      const brand = link.closest('footer')?.querySelector('a')
      return {
        lines: new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
        baselines: [link, brand].map((one) => (one ? baselineOf(one) : NaN)),
      }
    })
    expect(lines).toBe(1)
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const [own, other] = [await address.evaluate(size), await footer.getByRole('listitem').first().evaluate(size)]
    expect(own).toBeGreaterThan(other * 1.25)
    const [place, brand] = [await address.boundingBox(), await footer.getByRole('link').first().boundingBox()]
    if (width < 768) expect(place?.y).toBeGreaterThan((brand?.y ?? NaN) + (brand?.height ?? NaN) - 1)
    else {
      expect(place?.x, 'beside the brand').toBeGreaterThan((brand?.x ?? NaN) + (brand?.width ?? NaN))
      expect(Math.abs((baselines[0] ?? NaN) - (baselines[1] ?? NaN)), 'on its line').toBeLessThanOrEqual(1)
    }
  })

for (const width of [320, 390, 600])
  test(`the brand is what the footer begins with on a phone: in one line, about as wide as the page, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(prefixed('/privacy/'))
    await page.evaluate(() => document.fonts.ready)
    const footer = page.getByRole('contentinfo')
    const brand = footer.getByRole('link').first()
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const address = await footer.getByRole('link', { name: site.owner.email }).evaluate(size)
    expect(await brand.evaluate(size)).toBeGreaterThan(address * 1.25)
    const name = () =>
      brand.evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const { left, right } = range.getBoundingClientRect()
        const lines = new Set([...range.getClientRects()].slice(1).map(({ bottom }) => Math.round(bottom)))
        return { left, right, lines: lines.size }
      })
    const { x: start = NaN, width: measure = NaN } = (await brand.locator('xpath=..').boundingBox()) ?? {}
    const { left, right, lines } = await name()
    expect(lines).toBe(1)
    expect(right - left).toBeGreaterThan(measure * 0.8)
    expect(right).toBeLessThan(start + measure)

    // Names that are wider than their length tells: of some words, and of one that has no end.
    for (const long of ['International Software Engineering Collective', 'W'.repeat(40)]) {
      await brand.evaluate((link, words) => link.lastChild?.replaceWith(words), long)
      const words = await name()
      expect(words.lines, long).toBeGreaterThan(1)
      expect(words.right, long).toBeLessThanOrEqual(width)
    }
  })
