// Prints the first-screen weight of every page, in kB by kind, from the built files:
//   npm run build && npm run bench:size
import { pageWeight, totalWeight } from './bench/page-weight'
import { routesOf } from './bench/routes'
import { readArguments, runCommand } from './command'

const ROOT = 'public'
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

void runCommand(() => {
  readArguments({}, 'npm run bench:size')
  const pages = routesOf(ROOT).map((route) => ({ route, weight: pageWeight(ROOT, route) }))
  const kinds = ['html', 'css', 'js', 'data', 'fonts', 'images', 'total']
  console.log(['kB, Brotli'.padEnd(32), ...kinds.map((kind) => kind.padStart(7))].join(' '))
  for (const { route, weight } of pages)
    console.log([route.padEnd(32), ...Object.values(weight).map(kB), kB(totalWeight(weight))].join(' '))
})
