import { afterEach, describe, expect, it } from 'vitest'
import { missingFilesScript } from '../../../../src/features/head/missing-files'

window.eval(missingFilesScript('/repo'))
const page = window as { pagePath?: string; ___loader?: object }

/** The page at an address, of which a file does not come. */
function lose(element: HTMLElement, address: string, pagePath = '/about/') {
  window.history.replaceState(null, '', address)
  page.pagePath = pagePath
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
  return document.querySelector('[role="alert"]')?.textContent
}
const script = () => document.createElement('script')

afterEach(() => {
  document.body.replaceChildren()
  delete page.___loader
})

describe('a page that lacks a script', () => {
  it('names both paths where it stands under another than it was built for', () => {
    expect(lose(script(), '/about/')).toMatch(/built for \/repo\/ and is published at \/,/)
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })

  it('says no more than that a part is missing where it stands right, or nobody knows', () => {
    expect(lose(script(), '/repo/about/')).toMatch(/^A part of this page could not be loaded/)
    document.body.replaceChildren()
    expect(lose(script(), '/nowhere/', '/404.html')).toMatch(/^A part of this page could not be loaded/)
  })

  it('says it once, and nothing once the site has started', () => {
    lose(script(), '/about/')
    lose(script(), '/about/')
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
    document.body.replaceChildren()
    page.___loader = {}
    expect(lose(script(), '/about/')).toBeUndefined()
  })
})

it('a style sheet is missed too, and a picture is not', () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  expect(lose(sheet, '/about/')).toMatch(/another|built for/)
  document.body.replaceChildren()
  expect(lose(document.createElement('img'), '/about/')).toBeUndefined()
})
