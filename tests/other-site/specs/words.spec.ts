import type { Page } from '@playwright/test'
import { addresses } from '../../content/support/site'
import { expect, test } from '../../support/test'

/** Words that English sentences are made of and Dutch ones are not. */
const ENGLISH =
  /\b(about|and|are|back|city|close|dark|each|email|from|hours?|light|loading|my|name|next|not|page|previous|read|role|select|settings|show|since|skip|source|stack|that|the|this|today|tool|until|what|which|with|works?|year|you|your)\b/i

/** All that is written on a page and said of it, in sight or not. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style')) said.push(texts.currentNode.textContent ?? '')
    const names = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title']
    for (const name of names)
      for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name) ?? '')
    return said
  })

/** Addresses are no words of a language: that of a page on paper has its English route in it. */
const ADDRESS = /^https?:\S+$/

const expectNoEnglish = async (page: Page) =>
  expect.soft((await saidOn(page)).filter((said) => ENGLISH.test(said) && !ADDRESS.test(said))).toEqual([])

for (const path of addresses)
  test(`no word of ${path} is English where the site is Dutch`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expectNoEnglish(page)
  })

test('no word of the panels, the drawer and the switch is English where the site is Dutch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Toon het menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Keuze' })
  await expect(drawer).toBeVisible()
  await expectNoEnglish(page)
  await drawer.getByRole('link', { name: 'over mij.' }).click()
  const about = page.getByRole('dialog', { name: 'Over mij' })
  await expect(about).toBeVisible()
  await expectNoEnglish(page)
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('link', { name: 'schrijven.' }).click()
  const contact = page.getByRole('dialog', { name: 'Schrijven' })
  await expect(contact).toBeVisible()
  await expectNoEnglish(page)
  await page.keyboard.press('Escape')
  // It gives the focus back, at which the switch would close.
  await expect(contact).toBeHidden()
  await page.getByRole('button', { name: 'Licht of donker' }).click()
  await page.getByRole('button', { name: 'Licht', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Terug naar het begin' })).toBeVisible()
  await expectNoEnglish(page)
})
