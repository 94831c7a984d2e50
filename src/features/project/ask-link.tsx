import { usePanelLink } from '../../state/use-panel-link'
import { PillLink } from '../../ui/pill-link'

/** Opens the contact overlay; without scripts it leads to the contact page (H6). */
export function AskLink({ className }: { className?: string | undefined }) {
  return (
    <PillLink accent className={className} to="/contact/" {...usePanelLink('contactVisible')}>
      Ask about this work
    </PillLink>
  )
}
