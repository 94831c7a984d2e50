import { watch } from 'chokidar'

/** How long files must be still before a change is reported: an editor writes in several steps. */
const SETTLE_MS = 200

/**
 * Watches folders, and calls back once for each burst of changes below them, and once when it begins to watch.
 * @returns a function that ends the watch
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
