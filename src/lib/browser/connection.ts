/** What some browsers say of the visitor's connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** Whether the visitor saves data, or is on 2g (D3). */
export const isConnectionToSave = () =>
  connection()?.saveData === true || connection()?.effectiveType?.includes('2g') === true

/** Whether the connection carries what the visitor may never see; where the browser does not say, it does. */
export const isConnectionFree = () => !connection()?.saveData && (connection()?.effectiveType ?? '4g') === '4g'
