// Builds tests/site/content, which the behaviour specs run against, into .test-site/public. It is built for a host that
// serves it under a path prefix, so every spec covers that too.
import { buildCopy } from './build-copy'

// Keep the prefix in sync with tests/site/support/site.ts.
buildCopy({ to: '.test-site', content: 'tests/site/content', prefix: '/repo' })
