/** The path of a Chromium on this machine: Playwright's own first, then the system's; `undefined` when there is none. */
export function findBrowser(): string | undefined
