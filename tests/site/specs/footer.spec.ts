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
  })

test('the footer measures no page that was come to from another', async ({ page }) => {
  await page.goto(prefixed('/privacy/'))
  const footer = page.getByRole('contentinfo')
  await footer.getByText('©').scrollIntoViewIfNeeded()
  await expect(footer).toContainText('This page, measured')
  await footer.getByRole('link', { name: 'srxp' }).click()
  await expect(page).toHaveURL(prefixed('/srxp/'))
  await expect(footer).not.toContainText('This page, measured')
})

test('without JavaScript the footer measures nothing', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed('/privacy/'))
  await expect(page.getByRole('contentinfo')).not.toContainText('measured')
})

test('on a phone the footer begins with the brand, and its lists are apart and in rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/privacy/'))
  const footer = page.getByRole('contentinfo')

  await test.step('its links are a finger apart', async () => {
    const gaps = await footer.evaluate((one) =>
      [...one.querySelectorAll('ul')].flatMap((list) => {
        const tops = [...list.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top)
        return tops.slice(1).map((top, place) => top - (tops[place] ?? 0))
      }),
    )
    expect.soft(Math.min(...gaps)).toBeGreaterThanOrEqual(44)
  })

  await test.step('its contact is farther from the list above it than its entries from each other', async () => {
    const gaps = await footer.getByRole('heading', { name: 'Contact' }).evaluate((label) => {
      const top = (one: Element | null | undefined) => one?.getBoundingClientRect().top ?? NaN
      const above = label.parentElement?.previousElementSibling?.querySelector('li:last-child')
      const [first, second] = label.nextElementSibling?.children ?? []
      return { group: top(label) - top(above), entries: top(second) - top(first) }
    })
    expect.soft(gaps.group).toBeGreaterThan(gaps.entries * 1.5)
  })

  await test.step('lists that stand side by side share their rows', async () => {
    const rows = await footer.evaluate((one) => {
      const [first, ...beside] = [...one.querySelectorAll('h2')].map((label) =>
        [label, ...(label.nextElementSibling?.children ?? [])].map((row) =>
          Math.round(row.getBoundingClientRect().top),
        ),
      )
      return { first, beside: beside.flat() }
    })
    const [start = NaN, next = NaN] = rows.first ?? []
    for (const top of rows.beside) expect.soft((top - start) % (next - start)).toBe(0)
  })

  await page.evaluate(() => document.fonts.ready)
  const brand = footer.getByRole('link').first()
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  for (const width of [320, 390, 600])
    await test.step(`the brand is smaller than the address, and stays within the page, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const address = await footer.getByRole('link', { name: site.owner.email }).evaluate(size)
      expect.soft(await brand.evaluate(size)).toBeLessThan(address)
      expect
        .soft(await brand.evaluate(size))
        .toBe(await page.getByRole('banner').getByRole('link').first().evaluate(size))
      for (const long of ['International Software Engineering Collective', 'W'.repeat(40)]) {
        await brand.evaluate((link, text) => link.lastChild?.replaceWith(text), long)
        const { x = NaN, width: wide = NaN } = (await brand.boundingBox()) ?? {}
        expect.soft(x + wide, long).toBeLessThanOrEqual(width)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), long).toBe(width)
      }
      await brand.evaluate((link, text) => link.lastChild?.replaceWith(text), site.brand)
    })
})

for (const javaScriptEnabled of [true, false])
  test(`a page that ends with the address says in its footer from when there is time, in one line${javaScriptEnabled ? '' : ', without JavaScript'}`, async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled })
    if (javaScriptEnabled) await page.clock.setFixedTime(new Date(site.availability.checked))
    await page.goto(prefixed('/'))
    const footer = page.getByRole('contentinfo')
    const place = footer.getByText(`${site.owner.city}, ${site.owner.country}`)
    for (const width of [320, 390, 820, 1440])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByRole('main').getByRole('link', { name: site.owner.email })).toBeVisible()
        await expect(footer.getByRole('link', { name: site.owner.email })).toHaveCount(0)
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
        expect.soft(open?.height).toBeLessThan((open?.line ?? NaN) * 1.5)
        expect.soft(open?.size, 'larger than the place').toBeGreaterThan((below?.size ?? NaN) * 1.1)
      })
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
  await expect(page.getByText(text)).toHaveCount(0)
  await expect(place).toBeVisible()
  expect(await size(), 'the place is as large in its stead').toBeGreaterThan(small * 1.4)
})

test('the lists of the footer are on axes of the page, and its address is in one line', async ({ page }) => {
  await page.goto(prefixed('/privacy/'))
  const footer = page.getByRole('contentinfo')
  for (const [width, axes] of [
    [820, [36, 419, 610]],
    [1440, [64, 736, 1072]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await test.step(`the lists are on axes of the page at ${width} px`, async () => {
      const lefts = await footer
        .getByRole('heading')
        .evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().left)))
      expect.soft(lefts).toEqual(axes)
    })
    await test.step(`the first list has two columns, the second on the next axis, at ${width} px`, async () => {
      const lefts = await footer
        .getByRole('list')
        .evaluateAll(([first, second]) =>
          [...(first?.children ?? []), ...(second?.children ?? [])].map((item) =>
            Math.round(item.getBoundingClientRect().left),
          ),
        )
      const [left = NaN, middle = NaN, next = NaN] = [...new Set(lefts)]
      expect.soft(middle - left).toBeCloseTo(next - middle, -1)
    })
  }

  const address = footer.getByRole('link', { name: site.owner.email })
  for (const width of [320, 390, 768, 820, 1440, 1920])
    await test.step(`the address is the largest of its links, in one line, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
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
      expect.soft(lines).toBe(1)
      const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
      const [own, other] = [await address.evaluate(size), await footer.getByRole('listitem').first().evaluate(size)]
      expect.soft(own).toBeGreaterThan(other * 1.25)
      const [place, brand] = [await address.boundingBox(), await footer.getByRole('link').first().boundingBox()]
      if (width < 768) expect.soft(place?.y).toBeGreaterThan((brand?.y ?? NaN) + (brand?.height ?? NaN) - 1)
      else {
        expect.soft(place?.x, 'beside the brand').toBeGreaterThan((brand?.x ?? NaN) + (brand?.width ?? NaN))
        expect.soft(Math.abs((baselines[0] ?? NaN) - (baselines[1] ?? NaN)), 'on its line').toBeLessThanOrEqual(1)
      }
    })
})
