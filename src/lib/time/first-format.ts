// A worker that makes the first `Intl.DateTimeFormat` of the browser's process; see use-time-zone.ts.
new Intl.DateTimeFormat()
postMessage('made')
