import { expect, it } from 'vitest'
import { hostRedirects } from '../../../src/gatsby/hosting/host-redirects'

const redirects = [
  { from: '/me', to: '/', permanent: true },
  { from: '/album/:slug', to: '/:slug', permanent: true },
  { from: '/old/*', to: '/about/*', permanent: false },
  { from: '/hire', to: '/contact/?from=hire#card', permanent: true },
]

it('writes redirects for hosts that read them, with parameters, rest, query and status (R3, R4)', () => {
  expect(hostRedirects({ redirects, projects: [], prefix: '' }).split('\n')).toEqual([
    '/me / 301',
    '/me/ / 301',
    '/album/:slug /:slug/ 301',
    '/album/:slug/ /:slug/ 301',
    '/old/* /about/:splat 302',
    '/hire /contact/?from=hire#card 301',
    '/hire/ /contact/?from=hire#card 301',
    '',
  ])
})

it('forwards projects, and puts the prefix of the site before every path (R3)', () => {
  expect(hostRedirects({ redirects: redirects.slice(0, 1), projects: ['srxp'], prefix: '/repo' })).toBe(
    '/repo/me /repo/ 301\n/repo/me/ /repo/ 301\n/repo/projects/srxp /repo/srxp/ 301\n/repo/projects/srxp/ /repo/srxp/ 301\n',
  )
})
