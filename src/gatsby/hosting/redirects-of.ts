import type { NodePluginArgs } from 'gatsby'
import type { Redirect } from '../../content/schemas/redirect'

/** The redirects of the content, in its order: the first match wins (R4). */
export const redirectsOf = ({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): Redirect[] =>
  getNodesByType('Redirect')
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ from, to, permanent, ignoreCase }) => ({
      from: String(from),
      to: String(to),
      permanent: permanent === true,
      ignoreCase: ignoreCase === true,
    }))
