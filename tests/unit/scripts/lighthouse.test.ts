import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runLighthouse } from '../../../scripts/bench/lighthouse'

/** Stands in for npx: reports the arguments it was given. */
const NPX = `#!/usr/bin/env node
const args = process.argv.slice(2)
const file = args.find((arg) => arg.startsWith('--output-path=')).slice('--output-path='.length)
require('node:fs').writeFileSync(file, JSON.stringify(args))
`

it.skipIf(process.platform === 'win32')('gives Lighthouse an address and a folder as they are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const temporary = path.join(folder, 'a folder; with $signs')
  mkdirSync(temporary)
  writeFileSync(path.join(folder, 'npx'), NPX, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`)
  vi.stubEnv('TMPDIR', temporary)
  const args: unknown = await runLighthouse('http://localhost/?a=b&c=d', 'chromium')
  expect(args).toContain('http://localhost/?a=b&c=d')
  expect(args).toContainEqual(expect.stringContaining(`--output-path=${temporary}`))
  expect(args).toContainEqual(expect.stringMatching(/^--chrome-flags=--headless=new --no-sandbox /))
})
