/** What plays a film: the browser, if it is a file, or a platform. */
export type Platform = 'file' | 'youtube' | 'vimeo'

/** Addresses without their protocol, as far as react-player can play them. */
const PATTERNS: readonly (readonly [platform: Platform, pattern: RegExp])[] = [
  ['file', /^[^?#]+\.(mp4|webm)(#t=[,\d]+)?($|\?)/i],
  [
    'youtube',
    /^([\w-]+\.)*(youtu\.be\/[\w-]{11}|youtube(-nocookie)?\.com\/((embed|v|watch|shorts|live)\/|watch\?(.+&)?v=)[\w-]{11}|youtube\.com\/playlist\?list=)/,
  ],
  ['vimeo', /^([\w-]+\.)*vimeo\.com\/(?!progressive_redirect)./],
]

/**
 * What plays the film at an address: a path of this site or a web address. Undefined if nothing does, so that the site
 * can only link to it.
 */
export function platformOf(url: string): Platform | undefined {
  const { host, pathname, search, hash } = new URL(url, 'https://here')
  const address = host + pathname + search + hash
  return PATTERNS.find(([, pattern]) => pattern.test(address))?.[0]
}
