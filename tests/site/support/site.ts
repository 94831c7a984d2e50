/** Where `npm run build:test-site` puts the site of tests/site/content. */
export const ROOT = '.test-site/public'

/** The path it is served under, as on project pages of a git host: code that forgets it fails. */
export const PREFIX = '/repo'

/** The address of a path of the site: `/srxp/` is `/repo/srxp/`. */
export const prefixed = (path: string) => PREFIX + path

/** The site path that an address names; an address without the prefix is returned unchanged. */
export const unprefixed = (address: string) =>
  address.startsWith(`${PREFIX}/`) ? address.slice(PREFIX.length) : address
