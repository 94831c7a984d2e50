/** Hosts that belong to nobody: reserved for examples and tests, or local. */
const NOBODYS = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$|^127\.|^\[/

/**
 * What is wrong with the address of a site to be published, or `undefined`.
 * @param url a valid `url` of `content/site.yml`
 */
export function addressFault(url: string): string | undefined {
  const { hostname, protocol } = new URL(url)
  if (NOBODYS.test(hostname))
    return 'is an address for samples, so search engines and other sites would be led there; write the address where this site is published'
  if (protocol !== 'https:') return 'is not encrypted; publish under https: and write the address so'
  return undefined
}
