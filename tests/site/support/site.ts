/** Where `npm run build:test-site` puts the site of tests/site/content. */
export const ROOT = '.test-site/public'

/** The path that it is served below, as on project pages of a git host: whatever forgets it is seen to fail. */
export const PREFIX = '/repo'

/** The address of a path of the site: `/srxp/` is `/repo/srxp/`. */
export const prefixed = (path: string) => PREFIX + path

/** The path of the site that an address names; an address that lacks the prefix stays as it is. */
export const unprefixed = (address: string) =>
  address.startsWith(`${PREFIX}/`) ? address.slice(PREFIX.length) : address
