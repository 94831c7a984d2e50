/** What loading the current document cost in this browser. */
export interface PageMeasure {
  /** Bytes transferred so far. */
  bytes: number
  /** Largest Contentful Paint in ms, or First Contentful Paint where the browser does not report it. */
  shown: number
}

/** How long to wait for the browser's buffered entry, in ms. */
const PATIENCE = 1000

/**
 * Measures the document from the browser's own performance entries, without any network request.
 * @returns undefined where the browser reports too little
 */
export async function measurePage(): Promise<PageMeasure | undefined> {
  const shown = (await largestPaint()) ?? performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  if (shown === undefined) return undefined
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  const bytes = (entries as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, 0)
  return { bytes, shown }
}

function largestPaint(): Promise<number | undefined> {
  const type = 'largest-contentful-paint'
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => finish(list.getEntries().at(-1)?.startTime))
    const timer = setTimeout(() => finish(undefined), PATIENCE)
    const finish = (time: number | undefined) => {
      clearTimeout(timer)
      observer.disconnect()
      resolve(time)
    }
    observer.observe({ type, buffered: true })
  })
}
