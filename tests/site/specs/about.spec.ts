import { enlargeText, saveCard } from '../support/contact'
import { prefixed } from '../support/site'
import { chooseTheme } from '../../support/page'
import { expect, test } from '../../support/test'
import { paint } from '../support/tokens'

test('/about/ shows who the owner is, what he did in which years, and how to write to him, at every width (P4)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(prefixed('/about/'))

  await test.step('the way to write is in the first window, on a phone as well', async () => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('link', { name: 'E-mail me' })).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('says who the owner is, seven specialties, and how to write to him', async () => {
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero.getByRole('img')).toBeVisible()
    await expect(hero).toContainText('about 12 years of experience')
    await expect(hero.getByRole('listitem')).toHaveText([
      'NodeJS/Express',
      'ReactJS',
      'React Native',
      'Laravel/PHP8',
      'Python/Django',
      'Vue2/Vue3',
      'Linux/DevOps',
    ])
    for (const name of ['hello@example.com', 'E-mail me'])
      await expect(hero.getByRole('link', { name })).toHaveAttribute('href', 'mailto:hello@example.com')
    await expect(hero).toContainText('Robin Voorbeeld, software engineer at Studio Voorbeeld')
  })

  await test.step('saves the contact card as a vCard', async () => {
    await saveCard(page)
  })

  await test.step('shows the covers of its projects in rows, and as wide as their year where they stand in columns', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const projects = page.getByRole('list', { name: 'Projects' })
    const cover = projects.getByRole('listitem').first().locator('img')
    await cover.scrollIntoViewIfNeeded()
    await expect(cover).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(async () => Math.round((await cover.boundingBox())?.width ?? 0)).toBe(80)
  })

  await test.step('puts twelve years on twelve columns, and the years in its text', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('list', { name: 'Employments' }).getByRole('listitem')).toContainText([
      '2015 to 2017',
      '2018 to 2019',
      'since 2020',
    ])
    const projects = page.getByRole('list', { name: 'Projects, in the year they went live' })
    await expect(projects.getByRole('listitem')).toHaveText([
      /wadloper\s*2021/,
      /sighthub\s*2021/,
      /oogtest\s*2022/,
      /lento\s*2022/,
      /reisboek\s*2023/,
      /tjapp\s*2023/,
      /grofalex\s*2024/,
      /novacair\s*2025/,
      /srxp\s*2026/,
    ])
    const left = async (text: string) =>
      (await page.getByRole('list', { name: 'Specialties' }).getByText(text).boundingBox())?.x
    // Column 1 of the grid, and column 7: 80 wide, 32 apart.
    expect(await left('Linux/DevOps')).toBeCloseTo(64, 0)
    expect(await left('React Native')).toBeCloseTo(64 + 6 * 112, 0)
  })

  await test.step('on a tablet what it says of an employment begins under its bar', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const employments = page.getByRole('list', { name: 'Employments' }).getByRole('listitem')
    for (const employment of await employments.all()) {
      const bar = await employment.locator('[aria-hidden]').boundingBox()
      const text = await employment.getByRole('paragraph').boundingBox()
      expect(text?.x).toBeCloseTo(bar?.x ?? NaN, 0)
      expect(text?.y).toBeGreaterThan(bar?.y ?? NaN)
    }
  })

  await test.step('fits a window with text at twice its size', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await enlargeText(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('/about/ prints ink on white on two sheets, in the dark theme as well', async ({ page }) => {
  await chooseTheme(page, 'dark')
  await page.goto(prefixed('/about/'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('main').locator('img:visible')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Employments' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', paint('ink'))
  const sheets = (
    await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
  )
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)
  expect(sheets).toHaveLength(2)
})
