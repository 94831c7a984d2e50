/** What the document that is open took in this browser. */
export interface PageMeasure {
  /** Bytes that came over the wire for it, until now. */
  bytes: number
  /** When the largest thing in its first window stood, or the first one where the browser tells no more, in ms. */
  shown: number
}

/** How long to wait for what the browser has noted, in ms. */
const PATIENCE = 1000

/**
 * Measures the document by what the browser has noted anyway; nothing is asked for and nothing is sent.
 * @returns nothing where the browser tells too little
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
