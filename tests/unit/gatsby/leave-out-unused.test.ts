import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { leaveOutOptions } from '../../../src/gatsby/build/leave-out-unused'

it('leaves out of the scripts the options that only the build reads, and keeps those of others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plugins-'))
  const file = path.join(folder, 'plugins.js')
  const entry = (name: string, options: string) => `{
      plugin: require('../node_modules/${name}/gatsby-browser.js'),
      options: ${options},
    }`
  const list = (...options: [string, string, string]) =>
    `module.exports = [${['gatsby-plugin-manifest', 'gatsby-plugin-offline', 'gatsby-plugin-other']
      .map((name, at) => entry(name, options[at] ?? ''))
      .join(',')}]`
  writeFileSync(file, list('{"name":"Studio","icons":[{"src":"a"}]}', '{"workboxConfig":{}}', '{"plugins":[]}'))
  leaveOutOptions(file)
  expect(readFileSync(file, 'utf8')).toBe(list('{}', '{}', '{"plugins":[]}'))
  rmSync(folder, { recursive: true })
})
