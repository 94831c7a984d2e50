/** Stands for Gatsby's `Script`; throws, so that nobody waits for a script that never comes. */
export function Script(): never {
  throw new Error("Gatsby's Script is left out of this site: see src/gatsby/build/leave-out-script.ts")
}

/** Stands for Partytown's snippet in a site whose scripts all run in the page. */
export const partytownSnippet = (): string => ''
