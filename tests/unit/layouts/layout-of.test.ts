import { describe, expect, it } from 'vitest'
import { layoutOf } from '../../../src/layouts/layout-of'

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
