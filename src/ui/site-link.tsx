import type { AnchorHTMLAttributes } from 'react'
import { Link, withPrefix } from 'gatsby'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the site (`/srxp/`), a file (`/promo.mp4#t=4`), an anchor on this page (`#work`), or a full URL. */
  to: string
  /** Replaces the current history entry; for pages of the site. */
  replace?: boolean
}

/** What makes a link to a page leave the panel it is in: the page takes over the panel's history entry. */
export type LeavingLink = Pick<SiteLinkProps, 'replace' | 'onClick'>

/** An unstyled link. Pages of the site open client-side; full URLs get `rel="noopener"`. */
export function SiteLink({ to, replace, children, ...rest }: SiteLinkProps) {
  const isOwn = to.startsWith('/')
  const isFile = isOwn && /^[^?#]*\.\w+([?#]|$)/.test(to)

  return isOwn && !isFile ? (
    <Link {...rest} to={to} replace={replace}>
      {children}
    </Link>
  ) : (
    <a {...(/^https?:/.test(to) && { rel: 'noopener' })} {...rest} href={isFile ? withPrefix(to) : to}>
      {children}
    </a>
  )
}
