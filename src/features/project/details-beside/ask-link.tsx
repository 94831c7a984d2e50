import { useFixedPages } from '../../../state/use-menu'
import { usePanelLink } from '../../../state/use-panel-link'
import { PillLink } from '../../../ui/pill-link'

/** Opens the contact overlay; without scripts, links to the contact page (H6). */
export function AskLink({ className }: { className?: string | undefined }) {
  const { contact } = useFixedPages()
  const contactLink = usePanelLink('contactVisible')

  return (
    <PillLink accent className={className} to={contact} {...contactLink}>
      {STRINGS.project.ask}
    </PillLink>
  )
}
