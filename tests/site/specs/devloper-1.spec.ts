import type { Page } from '@playwright/test'
import { projects, site } from '../support/content'
import { prefixed } from '../support/site'
import { chooseTheme, readToTheEnd } from '../../support/page'
import { expect, test } from '../../support/test'
import { paint } from '../support/tokens'

const PATH = '/devloper-1/'
const INK = paint('ink')
const MUTED = paint('muted')
const NONE = 'rgba(0, 0, 0, 0)'
const MARGIN = '10mm'

const matrix = (page: Page) => page.getByRole('table', { name: 'What I know, and where I used it' })
const cell = (page: Page, tool: string, place: number) =>
  matrix(page).getByRole('row', { name: tool }).getByRole('cell').nth(place)
const timeline = (page: Page) => page.getByRole('region', { name: '2015 to now' })

/** Expects the matrix to be a table with all its heads and cells, for browsers too. */
async function expectTable(page: Page) {
  await expect(matrix(page).getByRole('columnheader')).toHaveText([
    'Tool',
    'srxp',
    'novacair',
    'grofalex',
    'tjapp',
    'lento',
    'sighthub',
    'In use',
  ])
  await expect(matrix(page).getByRole('rowheader')).toHaveText(site.specialties.map(({ name }) => name))
  await expect(matrix(page).getByRole('row', { name: 'ReactJS' }).getByRole('cell')).toHaveText([
    'led',
    '',
    '',
    'some of it',
    'led',
    '',
    /Since 2018/,
  ])

  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value: string } }[]
  }
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  expect(count('table')).toBe(2)
  expect(count('columnheader')).toBe(8 + 5)
  expect(count('rowheader')).toBe(7 + 6)
  expect(count('cell')).toBe(7 * 7 + 6 * 4)
}

test('the sheet says the facts of the site, saves the contact card and can be read as data', async ({ page }) => {
  await page.clock.setFixedTime(site.availability.checked)
  await page.goto(prefixed(PATH))
  const { name, role, city, email } = site.owner

  await test.step('the facts are those of the site', async () => {
    await expect(page.getByRole('main').getByRole('definition')).toHaveText([
      name,
      role,
      city,
      'Dutch, English, some German',
      site.availability.text,
      email,
    ])
  })
  await test.step('the contact card is saved', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Save contact card' })).toHaveAttribute(
      'download',
      'robin-voorbeeld.vcf',
    )
  })
  await test.step('the curriculum is read as data', async () => {
    const address = await page.getByRole('link', { name: 'Read as data' }).getAttribute('href')
    const answer = await page.request.get(address ?? '')
    expect(answer.headers()['content-type']).toMatch(/^application\/json/)
    const resume = (await answer.json()) as { basics: unknown; projects: { name: string; url?: string }[] }
    expect(resume.basics).toMatchObject({ name, label: role, email })
    expect(projects.map((one) => one.name)).toEqual(
      expect.arrayContaining(resume.projects.filter(({ url }) => url).map((one) => one.name)),
    )
  })
})

test('the matrix is a table whose cells say led or some of it, and shows what belongs to what', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed(PATH))

  await test.step('its heads and cells', async () => {
    await expectTable(page)
  })
  await test.step('pointing at a cell makes its row, its column and their heads stand out', async () => {
    const tool = (name: string) => matrix(page).getByRole('rowheader', { name })
    const product = (name: string) => matrix(page).getByRole('columnheader', { name })
    await expect(product('tjapp')).toHaveCSS('color', MUTED)
    await expect(tool('Laravel/PHP8')).toHaveCSS('color', INK)
    await cell(page, 'React Native', 3).hover()
    await expect(product('tjapp')).toHaveCSS('color', INK)
    await expect(product('lento')).toHaveCSS('color', MUTED)
    await expect(tool('React Native')).toHaveCSS('color', INK)
    await expect(tool('Laravel/PHP8')).toHaveCSS('color', MUTED)
    for (const [name, place] of [
      ['React Native', 0],
      ['NodeJS/Express', 3],
    ] as const)
      await expect(cell(page, name, place)).toHaveCSS('opacity', '1')
    await expect(cell(page, 'Laravel/PHP8', 2)).toHaveCSS('opacity', '0.2')
    await page.mouse.move(0, 0)
  })
  await test.step('focus or pointer at the name of a product or tool leaves only its own as it was', async () => {
    const others = cell(page, 'Laravel/PHP8', 2)
    await expect(others).toHaveCSS('opacity', '1')
    await matrix(page).getByRole('link', { name: 'novacair' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(cell(page, 'NodeJS/Express', 0)).toHaveCSS('opacity', '1')
    await expect(others).toHaveCSS('opacity', '0.2')
    await matrix(page).getByRole('link', { name: 'grofalex' }).hover()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect(others).toHaveCSS('opacity', '1')
    await expect(cell(page, 'NodeJS/Express', 0)).toHaveCSS('opacity', '0.2')
    await matrix(page).getByRole('rowheader', { name: 'NodeJS/Express' }).hover()
    await expect(cell(page, 'NodeJS/Express', 0)).toHaveCSS('opacity', '1')
    await expect(others).toHaveCSS('opacity', '0.2')
    await page.mouse.move(0, 0)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('it is a table on phones as well', async () => {
    await expectTable(page)
  })
  await test.step('on phones the names of the products stay in sight above it', async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await matrix(page)
      .getByRole('rowheader', { name: 'Laravel/PHP8' })
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const head = matrix(page).getByRole('columnheader', { name: 'sighthub' })
    await expect(head).toBeInViewport()
    const target = await head.getByRole('link').boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24)
    // Nor does the header cover them when it comes back.
    await page.evaluate(() => scrollBy({ top: -20, behavior: 'instant' }))
    await expect(page.getByRole('banner')).toBeInViewport()
    await expect(async () => {
      const [header, names] = [await page.getByRole('banner').boundingBox(), await head.boundingBox()]
      expect(header?.y).toBe(0)
      expect(names?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
    }).toPass()
  })
})

test('the timeline has a line for every year of every employment, newest first, and a row for every case', async ({
  page,
}) => {
  await page.goto(prefixed('/about/'))
  const employments = await page.getByRole('list', { name: 'Employments' }).getByRole('strong').allTextContents()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(prefixed(PATH))
  const table = page.getByRole('table', { name: 'Case studies' })

  await test.step('a line for every year, newest first', async () => {
    await expect(timeline(page).getByRole('heading', { level: 3 })).toHaveText([
      'Studio Voorbeeld',
      'Product team',
      'Web agency',
    ])
    const years = timeline(page).getByRole('list').getByRole('list').getByRole('listitem')
    await expect(years).toHaveText(Array.from({ length: 12 }, (_, index) => new RegExp(`^${2026 - index} \\S`)))
    await expect(timeline(page).getByText('2020 – now')).toBeVisible()

    for (const name of ['What I know, and where I used it', '2015 to now', 'Given away', 'Case studies']) {
      const list = page.getByRole('region', { name })
      await expect(list.getByText(/sample/i).first(), `${name} says that it is a sample`).toBeVisible()
    }
  })
  await test.step('it agrees with the about page and with the projects', async () => {
    await expect(timeline(page).getByRole('heading', { level: 3 })).toHaveText([...employments].reverse())
    for (const row of await table.getByRole('row').all()) {
      const name = await row.getByRole('rowheader').allTextContents()
      const year = await row.getByRole('cell').last().allTextContents()
      if (name[0]) await expect(timeline(page).getByText(new RegExp(`^${year[0]} ${name[0]}\\. `))).toBeVisible()
    }
  })
  await test.step('every case study is a row of the index', async () => {
    await expect(table.getByRole('columnheader')).toHaveText(['Project', 'For', 'My part', 'Stack', 'Year'])
    const heads = await table.getByRole('rowheader').allTextContents()
    expect(projects.map(({ name }) => name)).toEqual(expect.arrayContaining(heads))
    expect(heads).toHaveLength(6)
  })
  await test.step('employments stand beside their years, as many rows high, and above them on phones', async () => {
    await readToTheEnd(page)
    const studio = timeline(page).getByRole('listitem').filter({ hasText: 'Studio Voorbeeld' })
    const block = studio.locator('xpath=./div')
    const years = studio.getByRole('list')
    expect(await block.evaluate((element) => element.getBoundingClientRect().left)).toBeCloseTo(64 + 3 * 112, 0)
    const [own, theirs] = [await block.boundingBox(), await years.boundingBox()]
    expect(own?.height).toBe(theirs?.height)
    expect(theirs?.height).toBe(7 * 64)

    await page.setViewportSize({ width: 390, height: 844 })
    const [above, below] = [await block.boundingBox(), await years.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
  await test.step('the whole row leads to its case', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // The link covers the cells of its row.
    await table.getByRole('cell', { name: 'Travel by train' }).click({ force: true })
    await expect(page).toHaveURL(prefixed('/lento/'))
  })
})

test('it prints without fields, with cells black or outlined in black, on two sheets', async ({ page }) => {
  await chooseTheme(page, 'dark')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(prefixed(PATH))
  await page.getByRole('button', { name: 'Print this page' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Write to me' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', INK)
  const led = cell(page, 'NodeJS/Express', 0)
  await expect(led).toHaveCSS('background-color', INK)
  await expect(led).toHaveCSS('print-color-adjust', 'exact')
  await expect(cell(page, 'ReactJS', 3)).toHaveCSS('background-color', NONE)
  const some = cell(page, 'ReactJS', 3)
  const outline = await some.evaluate((element) => {
    const { backgroundColor, borderTopColor, width } = getComputedStyle(element, '::before')
    return { ground: backgroundColor, ink: borderTopColor, share: parseFloat(width) / element.clientWidth }
  })
  expect(outline).toMatchObject({ ground: NONE, ink: INK })
  expect(outline.share).toBeCloseTo(1, 1)
  const block = timeline(page).getByText('Freelance').locator('xpath=..')
  await expect(block).toHaveCSS('background-color', NONE)
  await expect(block).toHaveCSS('color', INK)
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)
  expect(sheets).toHaveLength(2)
})

test('without scripts everything is there but the button that needs one', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto(prefixed(PATH))
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  for (const text of ['Write to me', 'Started for myself, in a room above a bicycle shop.', 'kassabon', 'Opticians'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(matrix(page).getByText('led').first()).toBeAttached()
  await expect(page.getByRole('region', { name: /^References/ }).getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${site.owner.email}`,
  )
})
