import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inlineDeviceStyles } from '../../../src/gatsby/build/device-styles'

it('names the styles of a device by their address below the site’s path, however that was written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'public-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = path.join(folder, 'index.html')
  writeFileSync(
    path.join(folder, 'webpack.stats.json'),
    '{"assetsByChunkName":{"device-receipt":["receipt.js","receipt.css"]}}',
  )
  writeFileSync(path.join(folder, 'receipt.css'), '.paper{color:red}')
  writeFileSync(page, '<head></head><div data-device="receipt"></div>')
  vi.stubEnv('PATH_PREFIX', 'repo/')
  onTestFinished(() => void vi.unstubAllEnvs())

  inlineDeviceStyles('/repo', folder)
  const whole =
    '<head><style data-device-styles="device-receipt" data-href="/repo/receipt.css">.paper{color:red}</style></head>' +
    '<div data-device="receipt"></div>'
  expect(readFileSync(page, 'utf8')).toBe(whole)
  inlineDeviceStyles('/repo', folder)
  expect(readFileSync(page, 'utf8'), 'once').toBe(whole)
})
