import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/**
 * Reads a built site; throws if there is none.
 * @param root the folder it was built to
 */
export function builtSite(root: string) {
  requireSite(root)
  return {
    /** The files of the site, as paths from its root: `about/index.html`. */
    builtFiles: () =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => statSync(`${root}/${file}`).isFile()),

    /** The text of a file. */
    built: (file: string) => readFileSync(`${root}/${file}`, 'utf8'),
  }
}

/** Throws if a site has not been built yet, naming the command that builds it. */
export function requireSite(root: string) {
  if (existsSync(`${root}/index.html`)) return
  const command = root.startsWith('.test-site') ? 'build:test-site' : 'build'
  throw new Error(`There is no site in ${root}: run \`npm run ${command}\` first.`)
}

/** Every value of an attribute in the HTML. */
export const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*? ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )
