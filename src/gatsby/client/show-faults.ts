/** Where the development server reports faults (src/gatsby/build/serve-faults.ts). */
const ADDRESS = '/___content-faults'

const LOOK =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:24px;font:14px/1.6 monospace;white-space:pre-wrap;color:#fff;background:#8c1d18'

/** Shows content faults over the page during development, with file and line, until they are fixed. */
export function showFaults(): void {
  const panel = document.createElement('pre')
  panel.setAttribute('role', 'alert')
  panel.setAttribute('style', LOOK)
  new EventSource(ADDRESS).onmessage = ({ data }: MessageEvent<string>) => {
    const lines = JSON.parse(data) as string[]
    panel.textContent = lines.join('\n')
    if (lines.length > 0) document.body.append(panel)
    else panel.remove()
  }
}
