import { COUNTRY_CODES } from '../country-codes'

/** What is asked of the owner of a new site, by the names of the flags. */
export interface Answers {
  name: string
  company: string
  email: string
  city: string
  country: string
  role: string
  'time-zone': string
  language: string
  accent: string
  url: string
}

interface Question {
  flag: keyof Answers
  question: string
  /** What stands when there is no answer; '' where there has to be one. */
  fallback: (before: Partial<Answers>) => string
}

/** Hosts that give mailboxes to everybody, so that they are nobody's own. */
const MAIL_HOSTS =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|zoho|yandex|proton|protonmail|tutanota|fastmail|hey|ziggo|kpnmail|xs4all)\.|^pm\.me$/

/** The host that an address belongs to; one that is for samples where it belongs to a provider, so no site is published under it. */
function hostOf(email: string): string {
  const host = email.split('@')[1]?.toLowerCase() ?? ''
  return MAIL_HOSTS.test(host) ? 'example.com' : host
}

/** The questions in their order. What can be guessed is. */
export const QUESTIONS: readonly Question[] = [
  { flag: 'name', question: 'Your name?', fallback: () => '' },
  { flag: 'company', question: 'Name of your company or studio?', fallback: ({ name = '' }) => name },
  { flag: 'role', question: 'What are you?', fallback: () => 'software engineer' },
  { flag: 'email', question: 'Your e-mail address?', fallback: () => '' },
  { flag: 'city', question: 'Your city?', fallback: () => '' },
  { flag: 'time-zone', question: 'Your time zone?', fallback: () => Intl.DateTimeFormat().resolvedOptions().timeZone },
  { flag: 'country', question: 'Your country?', fallback: (before) => countryOf(before['time-zone'] ?? '') },
  { flag: 'language', question: 'Language of the site, as en?', fallback: () => 'en' },
  { flag: 'accent', question: 'Accent colour, as #2f6f9f?', fallback: () => '#2f6f9f' },
  {
    flag: 'url',
    question: 'Address of the site?',
    fallback: ({ email = '' }) => `https://${hostOf(email)}`,
  },
]

/** The country of a time zone, in English; '' for one that belongs to none, as UTC. */
export function countryOf(timeZone: string): string {
  for (const code of COUNTRY_CODES) {
    const locale = new Intl.Locale(`und-${code}`)
    const zones: unknown = 'timeZones' in locale ? locale.timeZones : undefined
    if (Array.isArray(zones) && zones.includes(timeZone))
      return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? ''
  }
  return ''
}
