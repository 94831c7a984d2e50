import { useAvailability } from '../../state/use-availability'
import { useSite } from '../../state/use-site'
import { MailText } from '../../ui/breakable-text'
import * as styles from './drawer-contact.module.scss'

/** The owner's availability, address and city, at the lower end of the drawer's entries. */
export function DrawerContact() {
  const { owner } = useSite()
  const availability = useAvailability()

  return (
    <div className={styles.contact}>
      {availability && <p className={styles.open}>{availability.text}</p>}
      <a className={styles.address} href={`mailto:${owner.email}`}>
        <MailText email={owner.email} />
      </a>
      <p>
        {owner.city}, <span className="unbroken">{owner.country}</span>
      </p>
    </div>
  )
}
