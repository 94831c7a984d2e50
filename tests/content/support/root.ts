/** Where the site of content/ was built to; `npm run prove:author` has built another one. */
export const ROOT = process.env.CONTENT_SITE ?? 'public'
