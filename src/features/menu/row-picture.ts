import { withPrefix } from 'gatsby'

/** What stands beside the row of a project in the menu: its cover, and what it comes to in a sentence. */
export interface RowPicture {
  cover: Queries.PictureFragment
  result: string
}

interface PageData {
  result?: { data?: { project?: RowPicture | null } }
}

const asked = new Map<string, Promise<RowPicture | undefined>>()

async function ask(path: string): Promise<RowPicture | undefined> {
  const response = await fetch(withPrefix(`/page-data${path}page-data.json`))
  return response.ok ? (((await response.json()) as PageData).result?.data?.project ?? undefined) : undefined
}

/**
 * The picture of a page, out of the data that the page itself asks for when it is led to.
 * @param path of a page of the site, with its slashes
 * @returns nothing for a page that is no project, or whose data cannot be had now
 */
export function rowPicture(path: string): Promise<RowPicture | undefined> {
  const known = asked.get(path)
  if (known) return known
  const answer = ask(path).catch(() => {
    asked.delete(path)
    return undefined
  })
  asked.set(path, answer)
  return answer
}
