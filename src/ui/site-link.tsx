import type { AnchorHTMLAttributes } from 'react'
import { Link, withPrefix } from 'gatsby'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the site (`/srxp/`), a file (`/promo.mp4`), an anchor on this page (`#work`), or a full URL. */
  to: string
}

/** An unstyled link. Pages of the site open client-side; full URLs get `rel="noopener"`. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const isOwn = to.startsWith('/')
  const isFile = isOwn && /\.\w+$/.test(to)

  return isOwn && !isFile ? (
    <Link {...rest} to={to}>
      {children}
    </Link>
  ) : (
    <a {...(/^https?:/.test(to) && { rel: 'noopener' })} {...rest} href={isFile ? withPrefix(to) : to}>
      {children}
    </a>
  )
}
