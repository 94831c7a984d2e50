import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { className } from '../../../src/gatsby/build/class-name'

const sheet = (file: string) => ({ resourcePath: path.resolve(file) })

test('a class has its own name and the mark of its file, the same for all classes of it', () => {
  const name = className(sheet('src/ui/a.module.scss'), '', 'row')
  expect(name).toMatch(/^row-[0-9a-f]{4}$/)
  expect(className(sheet('src/ui/a.module.scss'), '', 'row')).toBe(name)
  expect(className(sheet('src/ui/a.module.scss'), '', 'label')).toBe(name.replace('row', 'label'))
  expect(className(sheet('src/ui/b.module.scss'), '', 'row')).not.toBe(name)
})

test('two files whose classes would share a name stop the build, which names both', () => {
  const files = Array.from({ length: 2000 }, (_, i) => `src/ui/${i}.module.scss`)
  const said = vi.fn()
  for (const file of files) {
    try {
      className(sheet(file), '', 'shared')
    } catch (error) {
      said(String(error))
    }
  }
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/src\/ui\/\d+\.module\.scss and src\/ui\/\d+\.module\.scss/))
})
