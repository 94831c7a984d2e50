/** Stands for Partytown's snippet in a site whose scripts all run in the page. */
export const partytownSnippet = (): string => ''
