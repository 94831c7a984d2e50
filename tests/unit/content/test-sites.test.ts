import path from 'node:path'
import { expect, it } from 'vitest'
import { formatFault } from '../../../src/content/fault'
import { loadContent } from '../../../src/content/load-content'
import { pageRoutes } from '../../../src/content/page-routes'

const top = path.resolve(__dirname, '../../..')

// A schema that changes takes these along, or the browser tests have no site to run on.
it.each(['tests/site/content', 'tests/other-site/content'])(
  '%s, which browser tests run on, has no faults',
  (folder) => {
    const routes = pageRoutes(path.join(top, 'src/pages'))
    const { faults } = loadContent(path.join(top, folder), routes)
    expect(faults.map(formatFault)).toEqual([])
  },
)
