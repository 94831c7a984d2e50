import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { WORKS_A_PAGE } from '../../../src/content/nodes/work-pages'
import type { Gallery } from '../../../src/content/schemas/gallery'
import { built, builtFiles } from './built'
import { workTags } from './content'
import { prefixed } from './site'
import { expect } from '../../support/test'

export const total = workTags.length
/** What the first page of a gallery shows. */
export const first = Math.min(total, WORKS_A_PAGE)
export const galleries = parse(readFileSync('tests/site/content/galleries.yml', 'utf8')) as Gallery[]
export const widths = [1440, 820, 390] as const
export const works = (page: Page) => page.getByRole('region', { name: 'Works' }).getByRole('listitem')
export const headings = (page: Page) => works(page).getByRole('heading', { level: 2 })
export const status = (page: Page) => page.getByRole('main').getByRole('status')
export const more = (page: Page) => page.getByRole('button', { name: 'Show more' })
export const finder = (page: Page) => page.getByRole('combobox', { name: 'Filter works' })
export const options = (page: Page) => page.getByRole('option')
export const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name })
export const kinds = (page: Page) => page.getByRole('list', { name: 'Kinds of work' })

/** The scripts that hold the dropdown. */
export const dropdowns = () =>
  builtFiles().filter((file) => /^[^/]+\.js$/.test(file) && built(file).includes('maxMenuHeight'))

/** Opens a gallery and goes into its dropdown, which comes when it is wanted. */
export async function open(page: Page, address = '/grid-3/') {
  await page.goto(prefixed(address))
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeVisible()
  await finder(page).focus()
  await expect(finder(page)).toHaveAttribute('id', /^react-select/)
  await expect(finder(page)).toBeFocused()
}

/** Shows the works of all pages of a gallery. */
export async function showAll(page: Page) {
  while (await more(page).isVisible()) {
    const before = await works(page).count()
    await more(page).click()
    await expect.poll(() => works(page).count()).toBeGreaterThan(before)
  }
}
