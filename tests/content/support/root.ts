/** Where the site of content/ was built; `npm run prove:author` builds another one. */
export const ROOT = process.env.CONTENT_SITE ?? 'public'
