import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { projects, site } from '../support/content'
import { prefixed } from '../support/site'
import { expect, test } from '../../support/test'

const path = '/wadloper/'
const [, facts = ''] = readFileSync(`tests/site/content/projects${path}index.md`, 'utf8').split(/^---$/m)
const { title, description } = parse(facts) as { title: string; description: string }
const { name } = projects.find((project) => project.path === path) ?? { name: '' }

/** That the words of the project are words, wherever the page says them. */
async function expectWords(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${title} — ${site.brand}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
  const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  expect(data).toContain(JSON.stringify(title).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').slice(1, -1))
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ headline: title }, {}] })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
}

test('words of a project that look like code are words, in the built page and after a link', async ({ page }) => {
  await page.goto(prefixed(path))
  await expectWords(page)
  await page.goto(prefixed('/projects/'))
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expectWords(page)
})

test('an address cannot bring code along: tag, page that was wanted, unknown project', async ({ page, allow }) => {
  allow.error(/^Failed to load resource: .* 404 /)
  const code = encodeURIComponent('"><img src=x onerror=window.injected=1>')
  for (const [address, end = address] of [
    [`/grid-3/?tags=${code}`],
    [`/works/${code}/`],
    [`/projects/${code}/`],
    [`/offline/?to=${encodeURIComponent('javascript:window.injected = 1')}`, '/'],
    [`/?a=${code}#${code}`],
  ] as const) {
    await page.goto(prefixed(address))
    await expect(page).toHaveURL(prefixed(end))
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
    expect(await page.evaluate(() => 'injected' in window), address).toBe(false)
  }
})
