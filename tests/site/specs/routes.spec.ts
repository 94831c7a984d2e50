import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { WORKS_A_PAGE } from '../../../src/content/nodes/work-pages'
import type { Redirect } from '../../../src/content/schemas/redirect'
import { built, builtFiles } from '../support/built'
import { projects, workTags } from '../support/content'
import { isSameDocument, markDocument, navigate } from '../support/navigation'
import { prefixed } from '../support/site'
import { changeTheme, chooseTheme } from '../../support/page'
import { expect, test } from '../../support/test'

const redirects = parse(readFileSync('tests/site/content/redirects.yml', 'utf8')) as Redirect[]
const tags = builtFiles().flatMap((file) => /^works\/([a-z-]+)\/index\.html$/.exec(file)?.[1] ?? [])

/** How many works have a tag. */
const countOf = (tag: string) => workTags.filter((tags) => tags.includes(tag)).length

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const works = (page: Page) => page.getByRole('region', { name: 'Works' }).getByRole('listitem')

/** Opens the home page and waits until its scripts answer. */
async function openHome(page: Page) {
  await page.goto(prefixed('/'))
  await page.waitForFunction(() => '___navigate' in window)
  await expect(page.getByRole('combobox').or(heading(page)).first()).toBeVisible()
  await markDocument(page)
}

/** A static host that knows nothing of redirects and parameters answers them with 404. */
const notFound = /status of 404 \(Not Found\)/

/** What is asked by the rules of redirects.yml, in other capitals where they do not matter, and where it leads. */
const rules = redirects.map(({ from, to, ignoreCase }) => ({
  asked: `${ignoreCase ? from.toUpperCase() : from}?a=b&c=d#main`,
  target: `${to.replace(/\/$/, '')}/?a=b&c=d#main`,
}))

test.describe('redirects (R4)', () => {
  test('a visit to an old address arrives at the new one, with query and fragment', async ({ page, allow }) => {
    allow.error(notFound)
    for (const { asked, target } of rules) {
      await page.goto(prefixed(asked))
      await expect(page).toHaveURL(prefixed(target))
      await expect(heading(page)).toBeVisible()
      await expect(heading(page)).not.toHaveText('There is no page at this address.')
    }
  })

  test('the host gets the same rules as a file, two for each path', () => {
    const lines = built('_redirects').trim().split('\n')
    for (const { from, to, permanent = true } of redirects) {
      const target = to.endsWith('/') ? to : `${to}/`
      const status = permanent ? 301 : 302
      expect(lines).toContain(`${prefixed(from)} ${prefixed(target)} ${status}`)
      expect(lines).toContain(`${prefixed(from)}/ ${prefixed(target)} ${status}`)
    }
    for (const { path } of projects) expect(lines).toContain(`${prefixed(`/projects${path}`)} ${prefixed(path)} 301`)
  })
})

test('links to other addresses than a page has arrive in the same document (R2, R3, R4)', async ({ page, allow }) => {
  allow.error(notFound)
  await openHome(page)

  await test.step('following a link to an old address arrives at the new one', async () => {
    for (const { asked, target } of rules) {
      await navigate(page, asked)
      await expect(page).toHaveURL(prefixed(target))
      await expect.poll(() => page.title()).not.toBe('')
    }
  })

  await test.step('back leads from the new page to the one before, not to the old address', async () => {
    await navigate(page, '/about/')
    await expect(page).toHaveURL(prefixed('/about/'))
    await navigate(page, '/works')
    await expect(page).toHaveURL(prefixed('/grid-3/'))
    await page.goBack()
    await expect(page).toHaveURL(prefixed('/about/'))
  })

  await test.step('a link without its slash opens the page, and so does one to /index.html', async () => {
    await navigate(page, '/srxp')
    await expect(heading(page)).toHaveText('srxp')
    await navigate(page, '/index.html')
    await expect(page).toHaveURL(prefixed('/'))
    await expect(heading(page)).toContainText('I turn real-world')
  })

  await test.step('a link to an unknown tag says so', async () => {
    await navigate(page, '/works/moon/')
    await expect(heading(page)).toHaveText('No work has the tag moon.')
    await expect(page.getByText('Perhaps you mean')).toHaveCount(0)
  })

  expect(await isSameDocument(page)).toBe(true)
})

test.describe('paths (R2, R5)', () => {
  test('a page is found without its slash, and as a file', async ({ page }) => {
    for (const [asked, target] of [
      ['/srxp?a=b#main', '/srxp/?a=b#main'],
      ['/index.html?a=b#main', '/?a=b#main'],
      ['/srxp/index.html?a=b', '/srxp/?a=b'],
    ] as const) {
      await page.goto(prefixed(asked))
      await expect(page).toHaveURL(prefixed(target))
      await expect(page.getByRole('button', { name: /theme/i }).first()).toBeVisible()
      await expect(heading(page)).toBeVisible()
    }
  })

  test('other capitals lead to the page, on a visit and from a link', async ({ page, allow }) => {
    allow.error(notFound)
    await page.goto(prefixed('/SRXP/?a=b#main'))
    await expect(page).toHaveURL(prefixed('/srxp/?a=b#main'))
    await expect(heading(page)).toHaveText('srxp')
    await navigate(page, '/Novacair')
    await expect(page).toHaveURL(prefixed('/novacair/'))
    await expect(heading(page)).toHaveText('novacair')
  })

  test('a page that is served without its slash, or under another path, leads to its own', async ({ page, host }) => {
    for (const served of ['/srxp', '/old-name/']) {
      host.misbehave(served, { body: built('srxp/index.html') })
      await page.goto(prefixed(`${served}?a=b#main`))
      await expect(page).toHaveURL(prefixed('/srxp/?a=b#main'))
      await expect(heading(page)).toHaveText('srxp')
    }
  })
})

test.describe('works of a tag (R3)', () => {
  test('every tag in use has a page of its own, which any host finds', async ({ request }) => {
    expect(tags.sort()).toEqual([...new Set(workTags.flat())].sort())
    for (const tag of tags) expect((await request.get(prefixed(`/works/${tag}/`))).status()).toBe(200)
    expect(built('sitemap-0.xml')).toContain('/works/still-life/')
    expect(built('sitemap-0.xml')).not.toMatch(/\[|404/)
  })

  test('the page lists the works of the tag, and leads to other kinds and to all works', async ({ page }) => {
    await page.goto(prefixed('/works/still-life/'))
    await markDocument(page)
    const showAll = page.getByRole('link', { name: 'Show all works' })

    await test.step('the page lists the works of the tag and leads to all works', async () => {
      await expect(heading(page)).toHaveText(/^Still life/)
      await expect(page).toHaveTitle(/^Still life: works by tag — /)
      await expect(works(page)).toHaveCount(countOf('still-life'))
      await expect(page.getByRole('region', { name: /^Related/ })).toHaveCount(0)
      await expect(page.getByRole('combobox')).toBeVisible()
      await showAll.click()
      await expect(page).toHaveURL(prefixed('/grid-3/'))
      await expect(works(page)).toHaveCount(WORKS_A_PAGE)
      await page.goBack()
    })

    await test.step('the kinds beside a tag lead to their own pages, without loading anew', async () => {
      const kinds = page.getByRole('list', { name: 'Kinds of work' })
      await kinds.getByRole('link', { name: `Product ${countOf('product')}` }).click()
      await expect(page).toHaveURL(prefixed('/works/product/'))
      await expect(heading(page)).toHaveText(/^Product/)
      await expect(kinds.getByRole('link', { name: /^Product/ })).toHaveAttribute('aria-current', 'true')
      await kinds.getByRole('link', { name: /^All/ }).click()
      await expect(page).toHaveURL(prefixed('/grid-3/'))
      expect(await isSameDocument(page)).toBe(true)
    })
  })

  test('a tag of one work leads on to what is nearest to it, and opens photographs that no gallery shows', async ({
    page,
  }) => {
    await page.goto(prefixed('/works/dunes/'))
    await expect(works(page)).toHaveCount(1)
    await expect(page.getByRole('combobox'), 'nothing to narrow down').toHaveCount(0)
    // No gallery shows them, and the count does not include them.
    const related = page.getByRole('region', { name: 'Related elsewhere' })
    await expect(related.getByRole('heading', { level: 3 })).toHaveText([/^Wind lines/, /^Moonlit dune/])
    await related.getByRole('link', { name: 'Wind lines' }).click()
    await expect(page.getByRole('dialog')).toContainText('Wind lines')
  })

  test('a tag is found in other spellings, on a visit and from a link', async ({ page, allow }) => {
    allow.error(notFound)
    for (const asked of ['/works/Still%20Life', '/works/STILL-LIFE/', '/works/st%C3%ADll-life/']) {
      await page.goto(prefixed(`${asked}?a=b`))
      await expect(page).toHaveURL(prefixed('/works/still-life/?a=b'))
      await expect(works(page)).toHaveCount(countOf('still-life'))

      await navigate(page, '/about/')
      await expect(page).toHaveURL(prefixed('/about/'))
      await navigate(page, `${asked}?a=b`)
      await expect(page).toHaveURL(prefixed('/works/still-life/?a=b'))
      await expect(works(page)).toHaveCount(countOf('still-life'))
    }
  })

  test('the row of a specialty leads to its works and shows them under the pointer, and nothing in it moves where visitors asked for stillness', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(prefixed('/'))
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'ReactJS' }) })
      .last()
    const link = row.getByRole('link', { name: 'ReactJS' })
    await expect(link).toHaveAttribute('href', prefixed('/works/react/'))
    const covers = row.getByRole('presentation', { includeHidden: true })
    const boxes = async () => [await row.boundingBox(), await link.boundingBox()]
    await row.scrollIntoViewIfNeeded()
    await expect(covers.first()).toBeHidden()
    const before = await boxes()
    await row.hover()
    await expect(covers.first()).toBeVisible()
    expect(await boxes()).toEqual(before)
    expect((await covers.first().boundingBox())?.height).toBeCloseTo(before[0]?.height ?? 0, -1)

    await test.step('on a phone the names of the works are links of their own', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await row.getByRole('link', { name: 'lento' }).click()
      await expect(page).toHaveURL(prefixed('/lento/'))
    })
  })

  test('a technology is found under its names, from the facts of a case and from the specialties', async ({
    page,
    allow,
  }) => {
    allow.error(notFound)
    await page.goto(prefixed('/works/reactjs/'))
    await expect(page).toHaveURL(prefixed('/works/react/'))
    await expect(heading(page)).toHaveText(/^ReactJS/)
    await expect(works(page)).toHaveCount(countOf('react'))
    const matrix = page.getByRole('table')
    await expect(matrix.getByRole('row', { name: /^ReactJS/ })).toHaveText(new RegExp(`${countOf('react')}$`))
    const years = (await works(page).allTextContents()).map((text) => Number(/20\d\d/.exec(text)?.[0]))
    expect(years, 'the newest first').toEqual([...years].sort((one, other) => other - one))
    await expect(works(page).filter({ hasText: 'srxp' })).toContainText('A sample dashboard.')
    const near = page.getByText('Near to it:').locator('..').getByRole('link')
    await expect(near).toHaveCount(2)
    await expect(near.first()).toHaveAttribute('href', new RegExp(`^${prefixed('/works/')}`))
    await expect(page.getByRole('link', { name: 'Show all works' })).toHaveAttribute('href', prefixed('/grid-3/'))
    await matrix.getByRole('link', { name: 'Vue2/Vue3' }).click()
    await expect(page).toHaveURL(prefixed('/works/vue/'))
    await expect(works(page)).toHaveCount(countOf('vue'))

    for (const path of ['/srxp/', '/about/']) {
      await page.goto(prefixed(path))
      await expect(page.getByRole('main').getByRole('link', { name: 'ReactJS' })).toHaveAttribute(
        'href',
        prefixed('/works/react/'),
      )
    }
  })

  test('a technology that is no specialty says what it does in its works too', async ({ page }) => {
    await page.goto(prefixed('/works/mariadb/'))
    await expect(works(page)).toContainText(['Sample lists and sample prices.'])
    await navigate(page, '/works/postgresql/')
    await expect(works(page).filter({ hasText: 'Sample readings.' })).toContainText('novacair')
  })

  test('an unknown tag is told, with near ones and all of them', async ({ page, allow, axe }) => {
    allow.error(notFound)
    await chooseTheme(page, 'light')
    await page.goto(prefixed('/works/duch/'))
    await expect(heading(page)).toHaveText('No work has the tag duch.')
    const all = page.getByRole('region', { name: 'All tags' })
    await expect(all.getByRole('listitem')).toHaveCount(tags.length)
    await expect(all.getByRole('link', { name: `Still life ${countOf('still-life')}` })).toBeVisible()
    await axe()
    await changeTheme(page, 'dark')
    await axe({ only: 'colours' })
    await page.getByText('Perhaps you mean').getByRole('link', { name: 'Dutch' }).click()
    await expect(page).toHaveURL(prefixed('/works/dutch/'))
    await expect(works(page)).toHaveCount(countOf('dutch'))
  })

  test('without JavaScript the page has its works and the way to all', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto(prefixed('/works/still-life/'))
    await expect(works(page)).toHaveCount(countOf('still-life'))
    await expect(page.getByRole('link', { name: 'Show all works' })).toHaveAttribute('href', prefixed('/grid-3/'))
  })
})

test.describe('projects (R3)', () => {
  test('the path of a project below /projects/ forwards to its page, on a visit and from a link', async ({
    page,
    allow,
  }) => {
    allow.error(notFound)
    const [first, ...others] = projects
    await page.goto(prefixed(`/projects${first?.path}?a=b#main`))
    await expect(page).toHaveURL(prefixed(`${first?.path}?a=b#main`))
    await expect(heading(page)).toHaveText(first?.name ?? '')

    await navigate(page, '/about/')
    await expect(page).toHaveURL(prefixed('/about/'))
    await expect(heading(page)).not.toHaveText(first?.name ?? '')
    for (const { path, name } of others.slice(0, 2)) {
      await navigate(page, `/projects${path.toUpperCase()}`)
      await expect(page).toHaveURL(prefixed(path))
      await expect(heading(page)).toHaveText(name)
      await page.goBack()
      await expect(page).toHaveURL(prefixed('/about/'))
      await expect(heading(page)).not.toHaveText(name)
    }
  })

  test('/projects/ lists them all, for every host', async ({ page }) => {
    const response = await page.goto(prefixed('/projects/'))
    expect(response?.status()).toBe(200)
    await expect(heading(page)).toHaveText('All projects')
    for (const { path, name } of projects)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', prefixed(path))
  })

  test('an unknown one is told, with the list and what may be meant', async ({ page, allow }) => {
    allow.error(notFound)
    for (const [rest, near] of [
      ['srpx', 'srxp'],
      ['srxp/decisions', 'srxp'],
      ['nothing', undefined],
    ] as const) {
      // The last by a link.
      await (near ? page.goto(prefixed(`/projects/${rest}`)) : navigate(page, `/projects/${rest}`))
      await expect(heading(page)).toHaveText(`There is no project ${rest}.`)
      await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(projects.length)
      const links = page.getByText('Perhaps you mean').getByRole('link')
      if (near) await expect(links).toHaveText([near])
      else await expect(links).toHaveCount(0)
    }
  })
})
