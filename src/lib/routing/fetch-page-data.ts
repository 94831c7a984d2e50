import { withPrefix } from 'gatsby'

/**
 * Fetches the result of a page's query from its page-data (D1). Gatsby's own loader would cache a failure for as long as
 * the document is open.
 * @param path of a page of the site, with its slashes
 * @returns undefined for a page without a query
 * @throws if it cannot be loaded
 */
export async function fetchPageData<Data>(path: string): Promise<Data | undefined> {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  if (!response.ok) throw new Error(`The host answered ${response.status} for the data of ${path}`)
  const { result } = (await response.json()) as { result?: { data?: Data } }
  return result?.data
}
