import { describe, expect, it } from 'vitest'
import { withLateStart } from '../../../src/gatsby/build/start-late'

const page = '<p>Words</p><script src="/runtime.js" async></script><script src="/app.js" async></script><!-- end -->'

describe('the late start of scripts', () => {
  it('puts one script into the place of all, with the list of files apart, so that every page has the same', () => {
    const late = withLateStart(page)
    expect(late).toMatch(/^<p>Words<\/p><script data-scripts="\/runtime\.js \/app\.js">[^<]+<\/script><!-- end -->$/)
    const other = withLateStart(page.replaceAll('.js', '-2.js'))
    const code = (html: string) => html.replace(/^.*?data-scripts="[^"]*"/s, '')
    expect(code(other)).toBe(code(late))
  })

  it('leaves out the list of code that Gatsby cannot read', () => {
    const list = '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";</script>'
    expect(withLateStart(list + page)).toBe(withLateStart(page))
  })

  it('says in the same script which build the page is of', () => {
    const build = 'window.___webpackCompilationHash="0a1b";'
    const late = withLateStart(`<script>${build}</script>${page}`)
    expect(late.replace(build, '')).toBe(withLateStart(page))
    expect(withLateStart(late)).toBe(late)
  })

  it('leaves a page as it is that a build before has changed already', () => {
    expect(withLateStart(withLateStart(page))).toBe(withLateStart(page))
  })
})
