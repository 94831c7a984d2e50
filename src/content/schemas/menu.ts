import { z } from 'zod'
import { text } from './common'

/** How many levels of sub-items a top entry may have below it (H4). */
export const MENU_DEPTH = 3

const leaf = {
  label: text(),
  /**
   * A route without its leading slash (`srxp`, empty for home), or an address if `isExternal`. Not needed for groups.
   */
  name: z.string().optional(),
  isExternal: z.boolean().optional(),
}
const group = {
  ...leaf,
  /** Of a group: a sentence beside its row, in place of the one about its first page. */
  line: text().optional(),
}
/** A separate schema, so that the fault mentions depth instead of an unknown key. */
const tooDeep = z.never(
  `is deeper than ${MENU_DEPTH} levels below the top; expected at most ${MENU_DEPTH} levels of sub-items`,
)
const third = z.strictObject({ ...leaf, items: tooDeep.optional() })
const second = z.strictObject({ ...group, items: z.array(third).min(1).optional() })
const first = z.strictObject({ ...group, items: z.array(second).min(1).optional() })
const top = z.strictObject({ ...leaf, items: z.array(first).min(1).optional() })

/** `content/menu.yml`: the entries of the main menu, at most three levels below the top (H4, H7). */
export const menuSchema = z.array(top).min(1)

/** A menu entry of any level. */
export interface MenuEntry {
  label: string
  name?: string | undefined
  isExternal?: boolean | undefined
  line?: string | undefined
  /** Year of the project it links to; not in the file. */
  year?: number | null | undefined
  items?: MenuEntry[] | undefined
}
