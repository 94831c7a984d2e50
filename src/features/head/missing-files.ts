import { scriptJson } from './structured-data'

/** The class of the note, whose look is in src/styles/_missing-files.scss. */
const CLASS = 'missing-files'

/**
 * A script for the head of every page: where scripts or styles of the page do not come, it says in plain text what is
 * probably wrong. Once the site has started it says nothing, for then the site deals with what is missing.
 * @param prefix the path the site is built for, without the slash at its end
 */
export function missingFilesScript(prefix: string): string {
  const { missing: part, moved: whole } = STRINGS.frame
  const [built, moved, missing] = [prefix, whole.replace('{built}', `${prefix}/`), part].map(scriptJson)
  return `addEventListener('error',function(e){var t=e.target,n=t.nodeName,a=location.pathname,p=window.pagePath,h=p&&a.endsWith(p)?a.slice(0,-p.length):${built};if(!(n==='SCRIPT'||n==='LINK'&&t.rel==='stylesheet')||window.___loader||document.querySelector('.${CLASS}'))return;t=document.createElement('p');t.className='${CLASS}';t.setAttribute('role','alert');t.textContent=h===${built}?${missing}:${moved}.replace('{here}',h+'/');document.body.append(t)},true)`
}
