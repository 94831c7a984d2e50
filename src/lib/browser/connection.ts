/** The parts of the Network Information API used here; not every browser has it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** Whether the visitor has data saver on or is on a 2g connection (D3). */
export const isConnectionToSave = () =>
  connection()?.saveData === true || connection()?.effectiveType?.includes('2g') === true

/** Whether the connection is good enough to prefetch what may never be seen; assumed so in browsers that do not say. */
export const isConnectionFree = () => !connection()?.saveData && (connection()?.effectiveType ?? '4g') === '4g'
