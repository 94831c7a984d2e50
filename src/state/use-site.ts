import { invariant } from '../lib/invariant'
import { useFrame } from './use-frame'

/** The values of `content/site.yml` that every page shows. */
export const useSite = () => invariant(useFrame().siteContent, 'content/site.yml')
