/** Where the curriculum is as data, below the site's own path. */
export const RESUME = '/resume.json'
