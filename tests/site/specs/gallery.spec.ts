import type { Page } from '@playwright/test'
import { WORKS_A_PAGE } from '../../../src/content/nodes/work-pages'
import type { Gallery } from '../../../src/content/schemas/gallery'
import { everything } from '../support/content'
import { prefixed } from '../support/site'
import { readToTheEnd } from '../../support/page'
import { expect, test } from '../../support/test'
import { total, first, widths, works, finder, kinds, galleries, showAll } from '../support/gallery'

const totalOf = ({ hang }: Gallery) => (hang === 'everything' ? everything.photographs + everything.screens : total)
/** A text of a gallery with its counts in words. */
const counted = (text: string) =>
  text
    .replace('{works}', 'twenty-six')
    .replace('{Projects}', 'Nine')
    .replace('{photographs}', 'seventeen')
    .replace('{Photographs}', 'Twenty-seven')
    .replace('{screens}', 'twenty-one')

/** How many columns a gallery of 2, 3 or 4 has in a window of each width. */
const columnsAt = {
  1440: { 2: 2, 3: 3, 4: 4 },
  820: { 2: 2, 3: 3, 4: 3 },
  390: { 2: 1, 3: 2, 4: 2 },
} as const
/** The same of galleries that another order than the list's arranges. */
const columnsOf = ({ columns, hang }: Gallery, width: (typeof widths)[number]) => {
  if ((hang === 'colour' || hang === 'detail') && width === 390) return 1
  if (hang === 'detail' && width === 820) return 2
  if (hang === 'sheet' || (hang === 'year' && width === 820)) return columns
  return columnsAt[width][columns as 2 | 3 | 4]
}

/** Where the works are, or their pictures, rounded to whole pixels. */
const boxes = (page: Page, part: 'whole' | 'picture' = 'whole') =>
  works(page).evaluateAll((all, of) => {
    return all.map((one) => {
      const shown = of === 'picture' ? one.firstElementChild : one
      const { left, right, top, bottom } = (shown ?? one).getBoundingClientRect()
      // From the start of its cell: two that share no colour stand further apart.
      const apart = parseFloat(getComputedStyle(one).marginLeft)
      return { left: Math.round(left - apart), right: Math.round(right), top: top + scrollY, bottom: bottom + scrollY }
    })
  }, part)

/** Where the columns begin, from left to right. */
const leftsOf = (places: { left: number }[]) => [...new Set(places.map(({ left }) => left))].sort((a, b) => a - b)

/** Opens a gallery and waits for the code that moves, names and lights its works, which comes with the first input. */
async function openLively(page: Page, path: string) {
  const loaded = page.waitForResponse(/liven-works/)
  await page.goto(prefixed(path))
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await page.mouse.move(1, 1)
  await (await loaded).finished()
}

/** The ratio of each picture of the works as it is shown, and its own. */
const ratios = (page: Page) =>
  works(page)
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        shown: (image.offsetWidth / image.offsetHeight).toFixed(1),
        own: (image.naturalWidth / image.naturalHeight).toFixed(1),
      })),
    )

/** Expects all works, in another order than that of the list, in which they are numbered. */
async function expectOwnOrder(page: Page) {
  await showAll(page)
  const shown = await works(page).evaluateAll((all) => all.map((one) => /\d\d/.exec(one.textContent)?.[0] ?? ''))
  const listed = Array.from({ length: total }, (_, place) => String(place + 1).padStart(2, '0'))
  expect(shown, 'not as listed').not.toEqual(listed)
  expect([...shown].sort(), 'every work, by its number in the list').toEqual(listed)
}

/** What galleries show or do that others do not, in an order in which one load can serve: filters come last. */
const looks: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  'grid-2': {
    'on a phone its pictures are cut to 3:2': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      expect(new Set((await ratios(page)).map(({ shown }) => shown))).toEqual(new Set(['1.5']))
    },
    'on a phone the caption of the first of a pair stands in their hinge, in a colour that is readable on it': async (
      page,
    ) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const [first, second] = [works(page).nth(0), works(page).nth(1)]
      const hinge = first.locator('> :nth-child(2)')
      const [between, below] = [await hinge.boundingBox(), await second.boundingBox()]
      expect((between?.y ?? NaN) + (between?.height ?? NaN), 'it touches the second picture').toBeCloseTo(
        below?.y ?? NaN,
        0,
      )
      const { ground, words } = await hinge.evaluate((caption) => {
        const context = document.createElement('canvas').getContext('2d')
        // The luminance of a colour in whatever notation (WCAG 2).
        const luminance = (colour: string) => {
          if (!context) return NaN
          context.fillStyle = colour
          context.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
            part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const { backgroundColor, color } = getComputedStyle(caption)
        return { ground: luminance(backgroundColor), words: luminance(color) }
      })
      expect((Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05)).toBeGreaterThanOrEqual(4.5)
    },
    'it has an order of its own, in pairs of one colour': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectOwnOrder(page)
      // A product and a photograph in each of the first two rows.
      for (const row of [0, 2]) {
        const kinds = [works(page).nth(row), works(page).nth(row + 1)].map((work) => work.getByText(/^Product/))
        expect((await Promise.all(kinds.map((kind) => kind.count()))).sort()).toEqual([0, 1])
        const hinge = await works(page)
          .nth(row)
          .evaluate((work) => getComputedStyle(work, '::after').backgroundColor)
        expect(hinge, 'the colour they share').toMatch(/^rgb\(/)
      }
    },
  },
  'grid-3': {
    'its pictures are cut to one ratio': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      expect(new Set((await ratios(page)).map(({ shown }) => shown))).toEqual(new Set(['0.8']))
    },
    'a work is one link: a project to its page, a photograph to its largest file': async (page) => {
      await expect(works(page).nth(0).getByRole('link')).toHaveAttribute('href', prefixed('/srxp/'))
      const photograph = works(page).nth(1).getByRole('link', { name: 'Descent in full size' })
      const file = await page.request.get((await photograph.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('image/jpeg')

      await works(page)
        .nth(0)
        .click({ position: { x: 20, y: 20 } })
      await expect(page).toHaveURL(prefixed('/srxp/'))
    },
  },
  'grid-3-fluid': {
    'it has an order of its own, by the colour wheel': async (page) => {
      await expectOwnOrder(page)
    },
  },
  'grid-4': {
    'it has an order of its own, by year': async (page) => {
      await showAll(page)
      const years = await page
        .getByRole('region', { name: 'Works' })
        .getByRole('heading', { level: 2 })
        .allTextContents()
      expect(years).toEqual([...years].sort().reverse())
      expect(years[0]).toMatch(/^20\d\d \w+ works?$/)
    },
    'the only work of a year is shown at 3:2, and its year is as tall': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await kinds(page).getByRole('link', { name: 'Product 9' }).click()
      await expect(works(page)).toHaveCount(9)
      const years = page.getByRole('region', { name: 'Works' }).getByRole('region')
      const shapes = await years.evaluateAll((all) =>
        all.flatMap((year) => {
          const picture = year.querySelector('li:only-child > :first-child')?.getBoundingClientRect()
          const head = year.querySelector('h2')?.getBoundingClientRect()
          return picture && head ? [{ ratio: picture.width / picture.height, lower: picture.bottom - head.bottom }] : []
        }),
      )
      expect(shapes.length).toBeGreaterThan(0)
      for (const { ratio, lower } of shapes) {
        expect(ratio).toBeCloseTo(1.5, 2)
        expect(Math.abs(lower)).toBeLessThan(1)
      }

      await page.setViewportSize({ width: 390, height: 844 })
      const picture = years.locator('li:only-child > :first-child').first()
      expect(await picture.evaluate((one) => [one.clientWidth, one.clientHeight])).toEqual([350, 233])
    },
  },
  'grid-4-fluid': {
    'its names lead where its pictures lead': async (page) => {
      const key = page.getByRole('navigation', { name: 'Names of the numbers' })
      const hrefs = (links: ReturnType<typeof works>) =>
        links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(await hrefs(key.getByRole('link'))).toEqual(await hrefs(works(page).getByRole('link')))
      await key.getByRole('link', { name: 'Descent' }).press('Enter')
      await expect(page.getByRole('dialog')).toContainText('Descent')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    'once it is filtered, no cell of its last row is empty': async (page) => {
      await kinds(page).getByRole('link', { name: 'Product 9' }).click()
      await expect(works(page)).toHaveCount(9)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const places = await boxes(page)
        const ends = new Set(places.map(({ right }) => right))
        expect(ends.size, `three to a row at ${width} px`).toBe(3)
        expect(places.at(-1)?.right, `the last row at ${width} px`).toBe(Math.max(...ends))
      }
    },
  },
  'masonry-2-column': {
    'its name, with no words beside it, is one line of a desktop': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const lines = (one: Element) => one.getClientRects().length
      expect(await page.getByRole('heading', { level: 1 }).evaluate(lines)).toBe(1)
    },
    'uprights in the single column of a phone leave a margin on either side in turn': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const sides = await works(page).evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, right, width } = one.getBoundingClientRect()
          return width < 300 ? [left < innerWidth - right ? 'left' : 'right'] : []
        }),
      )
      expect(sides.length).toBeGreaterThan(2)
      expect(sides).toEqual(sides.map((_, at) => (at % 2 === 0 ? 'left' : 'right')))
    },
  },
  'masonry-3-column': {
    'it keeps images at their own ratios': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const { shown, own } of await ratios(page)) expect(shown).toBe(own)
    },
    'places are chapters with their heads, and a filter leaves out those without a work': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const region = page.getByRole('region', { name: 'Works' })
      const heads = region.getByRole('heading', { level: 2 })
      const given = galleries.find(({ hang }) => hang === 'place')?.places.map(({ heading }) => heading) ?? []
      const shown = await heads.allTextContents()
      expect(given.length).toBeGreaterThan(1)
      expect(shown.filter((one) => given.includes(one))).toEqual(given.filter((one) => shown.includes(one)))
      for (const head of shown) {
        const place = region.getByRole('region', { name: head })
        const count = await place.getByRole('listitem').count()
        await expect(place.locator('header')).toHaveText(head + String(count), { useInnerText: true })
      }

      await kinds(page).getByRole('link', { name: 'Still life 4' }).click()
      await expect(heads).toHaveCount(1)
      await expect(works(page)).toHaveCount(4)
      await expect.poll(async () => leftsOf(await boxes(page)), 'one place alone has all columns').toHaveLength(3)
    },
  },
  'masonry-3-column-fluid': {
    'it shows its pictures pixel by pixel, and the whole once they are pointed at': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const parts = await works(page)
        .getByRole('img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.map((one) => ({
            shown: one.offsetWidth,
            own: one.naturalWidth,
            frame: one.closest('picture')?.parentElement?.offsetWidth ?? 0,
          })),
        )
      expect(parts).toHaveLength(first)
      for (const { shown, own, frame } of parts) expect(shown).toBe(Math.max(own, frame))

      const whole = works(page).first().locator('picture img[alt=""]')
      await expect(whole).toBeHidden()
      await works(page).first().hover()
      await expect(whole).toBeVisible()
      await expect(whole).toHaveCSS('object-fit', 'contain')
    },
  },
  'masonry-4-column': {
    'the labels of its first bay are in the first screen': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const name of await page.locator('[data-hang="wall"] li:nth-child(-n + 4)').getByRole('link').all())
        await expect(name).toBeInViewport({ ratio: 1 })
    },
    'no frame stands over its label, in narrow and wide windows neither': async (page) => {
      for (const width of [320, 390, 700, 820, 1000, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1000 })
        const free = await page.locator('[data-hang="wall"] li').evaluateAll((works) =>
          works.map((work) => {
            const [frame, label] = [work.firstElementChild, work.lastElementChild]
            return (label?.getBoundingClientRect().top ?? 0) - (frame?.getBoundingClientRect().bottom ?? 0)
          }),
        )
        expect(free.length).toBeGreaterThan(0)
        expect(Math.min(...free), `px between them at ${width} px`).toBeGreaterThan(8)
      }
    },
  },
  'masonry-4-column-fluid': {
    'on phones it says its names on the pictures': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const names = await works(page).evaluateAll((all) =>
        all.map((work) => {
          const [picture, name] = [work, work.querySelector('h2')].map((one) => one?.getBoundingClientRect())
          return { width: name?.width, below: (name?.bottom ?? NaN) - (picture?.bottom ?? NaN) }
        }),
      )
      for (const { width, below } of names) {
        expect(width).toBeGreaterThan(20)
        expect(below).toBeLessThanOrEqual(0)
      }
    },
    'with the keyboard, a work takes one ring and shows its name on the image': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const first = works(page).first()
      const caption = first.getByRole('heading').locator('..')
      await expect(caption).toHaveCSS('opacity', '0')
      await page.getByRole('navigation', { name: 'Columns' }).getByRole('link').last().focus()
      await page.keyboard.press('Tab')
      await expect(first.getByRole('link')).toBeFocused()
      await expect(caption).toHaveCSS('opacity', '1')
      await expect(first).toHaveCSS('outline-style', 'solid')
    },
    'it has every photograph and every screen, and a screen leads to its project': async (page) => {
      await showAll(page)
      const { photographs, screens } = everything
      const hrefs = await works(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      expect(hrefs.filter((href) => href.endsWith('/'))).toHaveLength(screens)
      expect(hrefs.filter((href) => /\.\w+$/.test(href))).toHaveLength(photographs)
      await expect(kinds(page).getByRole('link', { name: `All ${photographs + screens}` })).toBeVisible()
      await expect(kinds(page).getByRole('link', { name: `Screens ${screens}` })).toBeVisible()
      await expect(kinds(page).getByRole('link', { name: /^Product/ })).toHaveCount(0)
    },
  },
}

for (const slug of Object.keys(looks))
  if (!galleries.some((gallery) => gallery.slug === slug)) throw new Error(`galleries.yml has no ${slug}`)

for (const gallery of galleries) {
  const { slug, title, fluid, intro, hang } = gallery
  test(`${slug} shows works in its columns at every width, and what it alone has (R1)`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0], height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(prefixed(`/${slug}/`))
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByText(counted(intro))).toBeVisible()
    await expect(works(page)).toHaveCount(Math.min(totalOf(gallery), WORKS_A_PAGE))
    await readToTheEnd(page)

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(async () => leftsOf(await boxes(page)), `columns at ${width} px`)
        .toHaveLength(columnsOf(gallery, width))
      const places = await boxes(page)
      const lefts = leftsOf(places)
      // A year takes the first cell itself.
      expect(places[0]?.left, 'the first work begins the first column').toBe(lefts[hang === 'year' ? 1 : 0])

      // On phones the pictures of a pair reach both edges.
      const isWhole = fluid || (hang === 'pairs' && width === 390)
      const frame = width === 390 ? 4 : 8
      const edge = hang === 'sheet' ? frame : isWhole ? 0 : Math.min(64, Math.max(20, width * 0.04444))
      const right = Math.max(...places.map((place) => place.right))
      expect(Math.abs((lefts[0] ?? NaN) - edge), 'left edge').toBeLessThanOrEqual(1)
      expect(Math.abs(right - (width - edge)), 'right edge').toBeLessThanOrEqual(1)

      for (const left of lefts) {
        const column = places.filter((place) => place.left === left)
        for (const [index, { top }] of column.entries())
          if (index > 0)
            expect(top, 'works of a column do not overlap').toBeGreaterThanOrEqual(column[index - 1]?.bottom ?? NaN)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }

    for (const [sentence, look] of Object.entries(looks[slug] ?? {})) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await test.step(sentence, () => look(page))
    }
  })
}

test('the page of a tag shows on a phone which it is, and hangs its works in full rows elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(prefixed('/works/still-life/'))

  await test.step('on a phone the row of kinds moves to the one that is shown, and the page stays', async () => {
    const kinds = page.getByRole('list', { name: 'Kinds' })
    const name = /^Still life/
    await expect(kinds.getByRole('link', { name })).toHaveAttribute('aria-current', 'true')
    await expect(kinds.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    await expect(kinds.getByRole('link', { name: /^All/ })).not.toBeInViewport()
    const start = (await kinds.boundingBox())?.x ?? NaN
    const lefts = await Promise.all((await kinds.getByRole('listitem').all()).map((kind) => kind.boundingBox()))
    expect(
      Math.min(...lefts.map((box) => Math.abs((box?.x ?? 0) - start))),
      'it begins with a whole word',
    ).toBeLessThan(2)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('a kind that a key reaches comes into view as a whole', async () => {
    const kinds = page.getByRole('list', { name: 'Kinds' }).getByRole('link')
    await kinds.first().focus()
    for (const kind of await kinds.all()) {
      await expect(kind).toBeFocused()
      await expect(kind).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
    }
  })

  await test.step('the works hang in full rows of one or two, and those of a row are equally high', async () => {
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const places = await boxes(page, 'picture')
      const [start, end] = [Math.min(...places.map(({ left }) => left)), Math.max(...places.map(({ right }) => right))]
      const rows = [...new Set(places.map(({ top }) => top))].map((top) => places.filter((place) => place.top === top))
      expect(rows.length, `at ${width} px`).toBeGreaterThan(1)
      for (const row of rows) {
        expect(row.at(0)?.left, `at ${width} px`).toBe(start)
        expect(row.at(-1)?.right, `at ${width} px`).toBe(end)
        expect(row.length).toBeLessThanOrEqual(2)
        expect(new Set(row.map(({ bottom }) => bottom)).size).toBe(1)
        const [one, other] = row.map(({ left, right }) => right - left)
        if (one && other) expect(Math.abs(one - other), 'of unequal width').toBeGreaterThan(50)
      }
    }
  })
})

test('without JavaScript works are there, and kinds lead to pages of their own', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  for (const address of ['/masonry-3-column/', '/grid-3/']) {
    await page.goto(prefixed(address))
    await expect(works(page)).toHaveCount(first)
    await expect(kinds(page).getByRole('link', { name: 'Architecture 7' })).toHaveAttribute(
      'href',
      prefixed('/works/architecture/'),
    )
    const places = await boxes(page)
    expect(new Set(places.map(({ left }) => left)).size).toBe(3)
  }
  await expect(works(page).first().getByRole('link')).toHaveAttribute('href', prefixed('/srxp/'))
})

test('everything names the picture under the pointer within the window, and all of the picture opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(prefixed('/masonry-4-column-fluid/'))
  // At the lower edge of the window, below which it ends.
  const work = works(page)
    .filter({ has: page.locator('a[href$="/"]') })
    .last()
  await work.evaluate((one) => scrollTo({ top: one.getBoundingClientRect().top + scrollY - 500, behavior: 'instant' }))
  await page.mouse.move(720, 10)
  const { x = NaN, y = NaN, height = NaN } = (await work.boundingBox()) ?? {}
  expect(y + height).toBeGreaterThan(700)
  const name = work.getByRole('heading')
  await page.mouse.move(x + 40, y + 40)
  await expect(name.locator('..')).toHaveCSS('opacity', '1')
  await expect(name).toBeInViewport({ ratio: 1 })
  const address = (await work.getByRole('link').getAttribute('href')) ?? ''
  await page.mouse.click(x + 40, y + 40)
  await expect(page).toHaveURL(address)
})

test('a contact sheet says in the place of its title which work is pointed at, and lights it in the key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLively(page, '/grid-4-fluid/')
  const heading = page.getByRole('heading', { level: 1 })
  const said = heading.locator('..').locator('> :last-child')
  const row = page.getByRole('navigation', { name: 'Names of the numbers' }).getByRole('listitem').nth(1)
  await works(page).nth(1).hover()
  await expect(said).toHaveAttribute('data-says', 'Descent')
  await expect(said).toHaveAttribute('data-number', '02')
  await expect(heading).toHaveAccessibleName(galleries.find(({ hang }) => hang === 'sheet')?.title ?? '')
  await expect(row).toHaveAttribute('data-lit')
  // Onto the header, which stays where it is when the page scrolls.
  await page.mouse.move(1, 1)
  await expect(said).not.toHaveAttribute('data-says')

  await row.getByRole('link').focus()
  await expect(works(page).nth(1)).toHaveAttribute('data-lit')
  await finder(page).focus()
  await expect(works(page).nth(1)).not.toHaveAttribute('data-lit')

  // Further down, where the title is out of sight, in a bar at the top of the window.
  const name = () => said.evaluate((one) => getComputedStyle(one).position)
  await works(page).first().hover()
  await expect.poll(name).toBe('absolute')
  await works(page).last().hover()
  await expect.poll(name).toBe('fixed')
})

test('a field of the ribbon and its work are lit together, and a press on the field leads to the work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLively(page, '/grid-3-fluid/')
  const fields = page.locator('[data-ribbon] > *')
  await expect(fields).toHaveCount(await works(page).count())
  await works(page).nth(1).hover()
  await expect(fields.nth(1)).toHaveAttribute('data-lit')
  await fields.nth(2).hover()
  await expect(works(page).nth(2)).toHaveAttribute('data-lit')
  await expect(works(page).nth(1)).not.toHaveAttribute('data-lit')
  await fields.last().click()
  await expect(works(page).last().getByRole('link')).toBeFocused()
  await expect(works(page).last()).toBeInViewport()
})

test('works that stay move to their new places, and nothing moves for who asked for less motion', async ({ page }) => {
  const moves = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => Object.getPrototypeOf(one) === Animation.prototype).length,
    )
  await openLively(page, '/grid-3/')
  const others: string[] = []
  page.on('request', (request) => {
    if (/\.(jpe?g|png|webp)$/.test(request.url())) others.push(request.url())
  })
  await kinds(page).getByRole('link', { name: 'Still life 4' }).click()
  await expect.poll(moves).toBeGreaterThan(0)
  await expect(works(page)).toHaveCount(4)
  await expect.poll(moves).toBe(0)
  await expect(page.locator('body > img')).toHaveCount(0)
  expect(others, 'pictures fetched in the format of other browsers').toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await kinds(page)
    .getByRole('link', { name: `All ${total}` })
    .click()
  await expect(works(page)).toHaveCount(first)
  expect(await moves()).toBe(0)
})
