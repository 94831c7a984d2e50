import { scriptJson } from './structured-data'

/** Class of the notice, styled in src/styles/_missing-files.scss. */
const CLASS = 'missing-files'

/**
 * An inline script for the head of every page: if scripts or styles of the page fail to load, it says in plain text
 * what is probably wrong. It stays silent once the site has started, which then handles missing files itself.
 * @param prefix the path prefix of the build, without the trailing slash
 */
export function missingFilesScript(prefix: string): string {
  const { missing: part, moved: whole } = STRINGS.frame
  const [built, moved, missing] = [prefix, whole.replace('{built}', `${prefix}/`), part].map(scriptJson)
  return `addEventListener('error',function(e){var t=e.target,n=t.nodeName,a=location.pathname,p=window.pagePath,h=p&&a.endsWith(p)?a.slice(0,-p.length):${built};if(!(n==='SCRIPT'||n==='LINK'&&t.rel==='stylesheet')||window.___loader||document.querySelector('.${CLASS}'))return;t=document.createElement('p');t.className='${CLASS}';t.setAttribute('role','alert');t.textContent=h===${built}?${missing}:${moved}.replace('{here}',h+'/');document.body.append(t)},true)`
}
