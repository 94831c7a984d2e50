/** Where everything lies that the site says, from the root of the project. */
export const CONTENT = 'content'
