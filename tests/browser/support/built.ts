import { readdirSync, readFileSync, statSync } from 'node:fs'

/** The files of the built site, as paths from its root: `srxp/index.html`. */
export const builtFiles = () =>
  readdirSync('public', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(`public/${file}`).isFile())

/** The text of a built file. */
export const built = (file: string) => readFileSync(`public/${file}`, 'utf8')

/** Every address that an attribute of the HTML names. */
export const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*? ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )
