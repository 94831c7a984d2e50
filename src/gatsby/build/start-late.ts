import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPages } from '../hosting/built-files'

/** The scripts of a page, in a row as Gatsby writes them, or as the previous build left them. */
const SCRIPTS = /(?:<script src="[^"]+" async><\/script>)+|<script data-scripts="[^"]+">[^<]*<\/script>/

/** Sets the hash of the page's build: Gatsby reloads a page if its data has another. */
const BUILD = /window\.___webpackCompilationHash="[^"]*";/
const BUILD_ALONE = new RegExp(`<script>${BUILD.source}</script>`)

/** Sets the page's path, from where document-order.ts has put it. */
const PATH = `window.pagePath=document.getElementById('gatsby-script-loader').dataset.path;`

/**
 * Gatsby's chunk map, which it reads to prefetch code for links in view. It is stringified twice, so nothing is ever
 * found in it: 4 kB of no use in every page. Code is prefetched for links about to be used instead
 * (src/gatsby/client/prefetch-on-touch.ts), and an empty map has the same effect.
 */
const CODE_LIST = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>/

/**
 * Makes the address decodable as often as Gatsby and its router decode it: an escaped slash or `%`, or a stray `%`,
 * would break all scripts of the not-found page.
 */
const CLEAN_PATH = `{
const {pathname,search,hash}=location
let path=pathname.replace(/%2f/gi,'/').replace(/%25/g,'').replace(/\\/+/g,'/')
try{decodeURI(path)}catch{path=path.replace(/%/g,'')}
if(path!==pathname)history.replaceState(history.state,'',path+search+hash)
}`

/**
 * Loads the scripts once the first screen has been painted completely, with its pictures decoded, or at the first input:
 * they would compete for bandwidth and the processor with the picture that a visitor waits for. Until then, controls work
 * as they do without scripts. What the head has for browsers without scripts (document-order.ts) is added then, too.
 */
const START = `${PATH}window.___chunkMapping={};${CLEAN_PATH}{
const scripts=document.currentScript.dataset.scripts.split(' ')
const start=()=>{
for(const src of scripts.splice(0))document.body.append(Object.assign(document.createElement('script'),{src}))
for(const late of document.querySelectorAll('head>noscript'))late.outerHTML=late.textContent
}
const frame=()=>new Promise(requestAnimationFrame)
addEventListener('load',async()=>{
await Promise.allSettled(Array.from(document.images,image=>image.complete&&image.naturalWidth&&image.decode()))
await frame()
await frame()
new PerformanceObserver(start).observe({type:'paint',buffered:true})
})
for(const input of ['pointerdown','keydown','scroll'])addEventListener(input,start,{once:true,passive:true,capture:true})
}`

/**
 * Merges all scripts that Gatsby writes into a page into one: each would add a hash to the page's policy, and hashes do
 * not compress. It is the same on every page, so a single hash allows it in all policies.
 */
export function withLateStart(html: string): string {
  const [build = ''] = BUILD.exec(html) ?? []
  const bare = html.replace(CODE_LIST, '').replace(BUILD_ALONE, '')
  return bare.replace(SCRIPTS, (tags) => {
    const files = [...tags.matchAll(/(?:src|data-scripts)="([^"]+)"/g)].map(([, file]) => file)
    return `<script data-scripts="${files.join(' ')}">${build}${START}</script>`
  })
}

/** Defers the scripts of all built pages; throws, naming the page, if Gatsby writes them in another way. */
export function startScriptsLate(folder = path.resolve('public')): void {
  for (const { name, html } of readPages(folder)) {
    if (!SCRIPTS.test(html)) throw new Error(`${name} has none of the scripts that Gatsby writes into pages`)
    writeFileSync(path.join(folder, name), withLateStart(html))
  }
}
