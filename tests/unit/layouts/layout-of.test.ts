import { describe, expect, it } from 'vitest'
import { layoutOf, shadeOf } from '../../../src/layouts/layout-of'

describe('layoutOf', () => {
  it.each(['/devloper-2/', '/devloper-2', '/photography-2/', '/PHOTOGRAPHY-2/'])(
    'gives %s the bare layout (L2)',
    (path) => {
      expect(layoutOf(path)).toBe('bare')
    },
  )

  it('gives the shell of the service worker none (D4)', () => {
    expect(layoutOf('/offline-plugin-app-shell-fallback/')).toBe('none')
  })

  it.each(['/', '/devloper-1/', '/srxp/', '/photography-2/more/', '/404.html'])(
    'gives %s the normal layout (L1)',
    (path) => {
      expect(layoutOf(path)).toBe('normal')
    },
  )
})

describe('shadeOf', () => {
  it('gives the poster its one shade, and leaves other pages to the theme (O3)', () => {
    expect(shadeOf('/devloper-2/')).toBe('dark')
    expect(shadeOf('/photography-2/')).toBeUndefined()
    expect(shadeOf('/')).toBeUndefined()
  })
})
