import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../hosting/built-files'

/** The scripts of every page, as Gatsby writes them one after the other, or as the build before left them. */
const SCRIPTS = /(?:<script src="[^"]+" async><\/script>)+|<script data-scripts="[^"]+">[^<]*<\/script>/

/** Says which build the page is of: Gatsby loads a page anew whose data says another. */
const BUILD = /window\.___webpackCompilationHash="[^"]*";/
const BUILD_ALONE = new RegExp(`<script>${BUILD.source}</script>`)

/** Says which page it is, as document-order.ts has left it. */
const PATH = `window.pagePath=document.getElementById('gatsby-script-loader').dataset.path;`

/**
 * The list of each page's code, which Gatsby reads to fetch code ahead for links in view. It is written as a text within a
 * text, so that nothing is ever found in it: 4 kB of no use in every page. Code comes ahead for links that are about to be
 * used (src/gatsby/client/fetch-touched.ts), and an empty list says the same as this one.
 */
const CODE_LIST = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>/

/**
 * Writes the address so that it can be decoded, as often as Gatsby and its router do: an escaped slash or `%`, or a `%` that
 * escapes nothing, would end all scripts of the page that says that there is no page at it.
 */
const CLEAN_PATH = `{
const {pathname,search,hash}=location
let path=pathname.replace(/%2f/gi,'/').replace(/%25/g,'').replace(/\\/+/g,'/')
try{decodeURI(path)}catch{path=path.replace(/%/g,'')}
if(path!==pathname)history.replaceState(history.state,'',path+search+hash)
}`

/**
 * Asks for the scripts once the first screen has been painted with all that it shows, or at the first input: they would
 * take the line from the picture that a visitor waits for. What is pressed before works as it does without them.
 */
const START = `${PATH}window.___chunkMapping={};${CLEAN_PATH}{
const scripts=document.currentScript.dataset.scripts.split(' ')
const start=()=>{
for(const src of scripts.splice(0))document.body.append(Object.assign(document.createElement('script'),{src}))
}
addEventListener('load',()=>requestAnimationFrame(()=>new PerformanceObserver(start).observe({type:'paint',buffered:true})))
for(const input of ['pointerdown','keydown','scroll'])addEventListener(input,start,{once:true,passive:true,capture:true})
}`

/**
 * The page with one script in the place of all that Gatsby writes: each of its own would cost a hash in the page's policy,
 * which does not compress. It is the same on every page, so that one hash allows it in the policy of all.
 */
export function withLateStart(html: string): string {
  const [build = ''] = BUILD.exec(html) ?? []
  const bare = html.replace(CODE_LIST, '').replace(BUILD_ALONE, '')
  return bare.replace(SCRIPTS, (tags) => {
    const files = [...tags.matchAll(/(?:src|data-scripts)="([^"]+)"/g)].map(([, file]) => file)
    return `<script data-scripts="${files.join(' ')}">${build}${START}</script>`
  })
}

/** Lets the scripts of all built pages start late; throws, naming the page, where Gatsby writes them in another way. */
export function startScriptsLate(folder = path.resolve('public')): void {
  for (const { name, html } of readPages(folder)) {
    if (!SCRIPTS.test(html)) throw new Error(`${name} has none of the scripts that Gatsby writes into pages`)
    writeFileSync(path.join(folder, name), withLateStart(html))
  }
}
