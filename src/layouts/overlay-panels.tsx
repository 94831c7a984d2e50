import { AboutPhoto, AboutSection } from '../features/about/about-section'
import { ContactSection } from '../features/contact/contact-section'
import { DeskNow } from '../features/contact/desk-now'
import { PanelFacts } from '../features/contact/panel-facts'
import { Overlay } from '../features/overlays/overlay'
import { isConnectionFree } from '../lib/browser/connection'
import { useFixedPages } from '../state/use-menu'
import { useSiteState } from '../state/site-state'
import { useSite } from '../state/use-site'

export interface OverlayPanelsProps {
  /** Whether a link to the about page is about to be used: its photograph loads, so that the overlay opens with it. */
  isAboutNear: boolean
}

/** The two overlays: about on the primary ground, contact on the dark one (O1). */
export function OverlayPanels({ isAboutNear }: OverlayPanelsProps) {
  const { state, dispatch } = useSiteState()
  const { about, hours } = useSite()
  const pages = useFixedPages()

  return (
    <>
      {isAboutNear && isConnectionFree() && (
        <div hidden>
          <AboutPhoto photo={about.photo} />
        </div>
      )}
      <Overlay
        label={STRINGS.frame.aboutPanel}
        background="primary"
        visible={state.aboutVisible}
        onClose={() => dispatch({ type: 'close', panel: 'aboutVisible' })}
      >
        {(leaving) => <AboutSection words={about} background="primary" panel={{ leaving, page: pages.about }} />}
      </Overlay>
      <Overlay
        label={STRINGS.frame.contactPanel}
        background="dark"
        visible={state.contactVisible}
        onClose={() => dispatch({ type: 'close', panel: 'contactVisible' })}
      >
        {(leaving) => (
          <ContactSection beside={hours && <DeskNow hours={hours} />}>
            <PanelFacts leaving={leaving} page={pages.contact} />
          </ContactSection>
        )}
      </Overlay>
    </>
  )
}
