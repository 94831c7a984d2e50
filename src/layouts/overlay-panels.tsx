import { AboutSection } from '../features/about/about-section'
import { ContactSection } from '../features/contact/contact-section'
import { PanelFacts } from '../features/contact/panel-facts'
import { Overlay } from '../features/overlays/overlay'
import { useSiteState } from '../state/site-state'
import { useSite } from '../state/use-site'

/** The two overlays: about on the primary ground, contact on the dark one (O1). */
export function OverlayPanels() {
  const { state, dispatch } = useSiteState()
  const { about } = useSite()

  return (
    <>
      <Overlay
        label={STRINGS.frame.aboutPanel}
        background="primary"
        visible={state.aboutVisible}
        onClose={() => dispatch({ type: 'close', panel: 'aboutVisible' })}
      >
        <AboutSection words={about} background="primary" />
      </Overlay>
      <Overlay
        label={STRINGS.frame.contactPanel}
        background="dark"
        visible={state.contactVisible}
        onClose={() => dispatch({ type: 'close', panel: 'contactVisible' })}
      >
        <ContactSection>
          <PanelFacts />
        </ContactSection>
      </Overlay>
    </>
  )
}
