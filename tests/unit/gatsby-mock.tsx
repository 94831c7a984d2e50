import { type ComponentPropsWithoutRef, forwardRef, type ScriptHTMLAttributes } from 'react'
import { vi } from 'vitest'

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  to: string
  activeClassName?: string
  activeStyle?: object
  partiallyActive?: boolean
  replace?: boolean
  state?: object
}

/** Stands in for Gatsby's `Link`: a plain link. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, activeClassName, activeStyle, partiallyActive, replace, state, ...rest },
  ref,
) {
  return <a ref={ref} href={to} {...rest} />
})

/** Stands in for Gatsby's `Script`. */
export function Script(props: ScriptHTMLAttributes<HTMLScriptElement>) {
  return <script {...props} />
}

export const navigate = vi.fn()
export const useStaticQuery = vi.fn()
export const withPrefix = (path: string) => path
export const graphql = () => undefined
