/** The slug of a project's screen, which identifies it in galleries with `hang: everything`; the first is number 1. */
export const slugOfScreen = (project: string, number: number): string => `${project}-screen-${number}`
