// Builds the site of tests/site/content, which the behaviour specs run on, into .test-site/public: as for a host that
// serves it below a path, so that every spec proves that too.
import { buildCopy } from './build-copy'

// The prefix is the same as in tests/site/support/site.ts.
buildCopy({ to: '.test-site', content: 'tests/site/content', prefix: '/repo' })
