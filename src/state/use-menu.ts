import { graphql, useStaticQuery } from 'gatsby'
import type { MenuEntry } from '../content/schemas/menu'
import { required } from '../lib/required'

/** The entries of the main menu, down to three levels below the top (H4). */
export function useMenu(): readonly MenuEntry[] {
  const { menu } = useStaticQuery<Queries.MainMenuQuery>(graphql`
    query MainMenu {
      menu {
        entries {
          label
          name
          isExternal
          items {
            label
            name
            isExternal
            items {
              label
              name
              isExternal
              items {
                label
                name
                isExternal
              }
            }
          }
        }
      }
    }
  `)
  return required(menu, 'the menu').entries as unknown as MenuEntry[]
}
