/** The folder of all site content, relative to the project root. */
export const CONTENT = 'content'
