import type { Page } from '@playwright/test'
import { projects } from '../support/content'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

interface Moves {
  moves: string[][]
  /** Per transition, whether the cover of the old page fades out. */
  fades: boolean[]
  /** Per transition, which of the parts that both pages share are shown from the beginning to the end. */
  stays: string[][]
  /** Per transition, the opacity that the new name has on its page at the beginning. */
  names: string[]
}

const named = ['work-cover', 'work-name']
const moves = (page: Page) => page.evaluate(() => (window as unknown as Moves).moves)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
/** A work of the opening page that is listed there with its cover. */
const work = projects.find(({ path }) => path === '/novacair/') ?? { path: '', name: '' }
const row = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link', { name: work.name })

/** Waits until a page is loaded ahead, as it is for who hovers over its link. */
const loaded = (page: Page, path: string) =>
  page.evaluate(async (at) => {
    const { ___loader } = window as unknown as { ___loader: { loadPage: (path: string) => Promise<unknown> } }
    await ___loader.loadPage(at)
  }, prefixed(path))

/** Opens a page and notes what each transition moves once it begins; an empty list where it moves nothing. */
async function open(page: Page, path: string) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 })
    const notes: Moves = { moves: [], fades: [], stays: [], names: [] }
    const { moves: noted, fades, stays, names } = Object.assign(window, notes)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = () => {
        const pseudos = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        fades.push(pseudos.includes('::view-transition-old(work-cover)'))
        const text = document.querySelector('[style*="work-name"]')?.closest('[data-aos]')
        names.push(text ? getComputedStyle(text).opacity : '1')
        const isKept = (name: string) =>
          ['old', 'new'].every((page) => pseudos.includes(`::view-transition-${page}(${name})`))
        stays.push(['site-header', 'theme-tab'].filter(isKept))
        const parts = pseudos.map((pseudo) => /^::view-transition-group\((work-\w+)\)$/.exec(pseudo)?.[1] ?? '')
        noted.push(parts.filter(Boolean).sort())
      }
      transition.ready.then(note, note)
      return transition
    }
  })
  await page.goto(prefixed(path))
  await expect(page.getByRole('button', { name: /^(Theme settings|Open menu)$/ })).toBeVisible()
}

test('name and cover of a work go along to its page and back, but not from the menu, nor for who wants no motion', async ({
  page,
}) => {
  await open(page, '/')
  await test.step('nothing moves from the menu', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: work.name, exact: true }).click()
    await expect(heading(page, work.name)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(prefixed('/'))
  })
  await test.step('nothing moves for who wants no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await row(page).click()
    await expect(heading(page, work.name)).toBeVisible()
    expect((await moves(page)).flat()).toEqual([])
    await page.goBack()
    await expect(row(page)).toBeInViewport()
    await page.emulateMedia({ reducedMotion: null })
  })

  const before = (await moves(page)).length
  const later = async () => (await moves(page)).slice(before)
  await test.step('they go along to its page, which opens at its top', async () => {
    await row(page).scrollIntoViewIfNeeded()
    await loaded(page, work.path)
    await row(page).click()
    await expect(heading(page, work.name)).toBeVisible()
    await expect.poll(later).toEqual([named])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(heading(page, work.name)).toBeFocused()
  })
  await test.step('they go back to where it was left, and forward again', async () => {
    await page.goBack()
    await expect(row(page)).toBeInViewport()
    await expect.poll(later).toEqual([named, named])
    const names = await page.evaluate(() => (window as unknown as Moves).names)
    expect(names.at(-1), 'the name is not revealed anew').toBe('1')
    await page.goForward()
    await expect(heading(page, work.name)).toBeVisible()
    await expect.poll(later).toEqual([named, named, named])
  })
  await test.step('what was lent is given back, and nothing stays behind', async () => {
    expect(await page.evaluate(() => requestAnimationFrame.toString())).toContain('native code')
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
  })
})

test('the way to the next project moves by keyboard as well, and header and theme tab stay', async ({ page }) => {
  await open(page, work.path)
  const next = page.getByRole('navigation', { name: 'Next project' }).getByRole('link')
  const loadNext = async () => {
    const path = (await next.getAttribute('href')) ?? ''
    await loaded(page, path.slice(prefixed('').length))
    return path
  }

  await test.step('a key moves name and cover', async () => {
    await next.focus()
    await expect(next).toBeInViewport()
    const path = await loadNext()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect.poll(() => moves(page)).toEqual([named])
    await expect(page.getByRole('heading', { level: 1 }), 'and goes on from its title').toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // While it moves, a press would only end that.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
  })
  await test.step('header and theme tab stay, also where the header lies over the pressed work', async () => {
    const path = await loadNext()
    // Down to the work and a little up again, which brings the header back.
    for (const above of [-40, -20])
      await next.evaluate((link, by) => {
        scrollBy({ top: link.getBoundingClientRect().top - by, behavior: 'instant' })
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, above)
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    // Not `click`, which may scroll.
    await page.mouse.click(200, 200)
    await expect(page).toHaveURL(path)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Moves).stays.slice(1)))
      .toEqual([['site-header', 'theme-tab']])
  })
})

test('the way to the next project moves on phones as well, whose windows grow with a page that is too wide', async ({
  visitor,
}) => {
  const page = await visitor({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  await open(page, work.path)
  const next = page.getByRole('navigation', { name: 'Next project' }).getByRole('link')
  const path = (await next.getAttribute('href')) ?? ''
  await next.scrollIntoViewIfNeeded()
  await loaded(page, path.slice(prefixed('').length))
  await next.tap()
  await expect(page).toHaveURL(path)
  await expect.poll(() => moves(page)).toEqual([named])
})

for (const { from, shows, list } of [
  { from: '/', shows: 'the part that its page shows', list: 'article' },
  { from: '/masonry-3-column/', shows: 'the whole', list: 'listitem' },
] as const)
  test(`two pictures of a work lie on each other all the way from ${from}, which shows ${shows}`, async ({
    visitor,
  }) => {
    const page = await visitor({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    await open(page, from)
    // Stops halfway.
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        void transition.ready.then(() => {
          for (const animation of document.getAnimations()) {
            animation.pause()
            animation.currentTime = 120
          }
        })
        return transition
      }
    })
    const link = page.getByRole('main').getByRole(list).getByRole('link', { name: 'grofalex' })
    await link.scrollIntoViewIfNeeded()
    await loaded(page, '/grofalex/')
    await link.tap()
    await expect(page).toHaveURL(prefixed('/grofalex/'))
    const covers = () =>
      page.evaluate((isWhole) => {
        const styleOf = (pseudo: string) => getComputedStyle(document.documentElement, `::view-transition-${pseudo}`)
        const part = document.querySelector<HTMLElement>('main [data-work-cover] source')?.dataset.cut ?? ''
        /** Where the left edge of the whole picture is, and how wide it is, if a cover shows such a part of it. */
        const wholeOf = (pseudo: string, left: number, share: number) => {
          const { width, transform, transformOrigin } = styleOf(pseudo)
          const { a: scale, e: x } = new DOMMatrix(transform)
          const whole = (parseFloat(width) * scale) / share
          return [x + parseFloat(transformOrigin) * (1 - scale) - whole * left, whole]
        }
        const [left = NaN, , share = NaN] = part.split(' ').map(Number)
        const before = isWhole ? wholeOf('old(work-cover)', 0, 1) : wholeOf('old(work-cover)', left, share)
        const after = wholeOf('new(work-cover)', left, share)
        const isAbove = Number(styleOf('group(work-name)').zIndex) > (Number(styleOf('group(work-cover)').zIndex) || 0)
        return { isAbove, apart: Math.max(...before.map((value, at) => Math.abs(value - (after[at] ?? NaN)))) }
      }, shows === 'the whole')
    await expect.poll(async () => (await covers()).apart).toBeLessThan(1)
    if (list === 'article') expect(await covers(), 'the name passes above them').toMatchObject({ isAbove: true })
    else {
      // Galleries send no names along.
      const [title = NaN, rest = NaN] = await page.evaluate(() =>
        ['work-name', 'root'].map((name) => {
          const pseudo = `::view-transition-new(${name})`
          const isIts = ({ effect }: Animation) => (effect as KeyframeEffect).pseudoElement === pseudo
          return Number(document.getAnimations().find(isIts)?.effect?.getTiming().delay)
        }),
      )
      expect(title, 'the title comes before the text below it').toBeLessThan(rest)
    }
  })

test('a cover that the next page does not show leaves with its own page', async ({ page }) => {
  await open(page, '/portfolio-details/')
  const next = page.getByRole('navigation', { name: 'Next project' }).getByRole('link')
  await next.scrollIntoViewIfNeeded()
  await loaded(page, '/portfolio-details-2/')
  await next.click()
  await expect(page).toHaveURL(prefixed('/portfolio-details-2/'))
  await expect.poll(() => page.evaluate(() => (window as unknown as Moves).fades)).toEqual([true])
})
