import { watch } from 'chokidar'

/** How long files must stay unchanged before a change is reported: editors save in several steps. */
const SETTLE_MS = 200

/**
 * Watches folders, calling back once per burst of changes and once when watching begins.
 * @returns a function that stops watching
 */
export function watchFiles(folders: readonly string[], onChange: () => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, SETTLE_MS)
  }
  const watcher = watch([...folders], { ignoreInitial: true })
    .on('all', settle)
    .on('ready', settle)
  return () => {
    clearTimeout(timer)
    return watcher.close()
  }
}
