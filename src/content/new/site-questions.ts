import { COUNTRY_CODES } from '../country-codes'

/** The owner's answers about a new site, by flag name. */
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
  /** Default answer; '' if an answer is required. */
  fallback: (before: Partial<Answers>) => string
}

/** Public mail providers, whose domains do not belong to the user. */
const MAIL_HOSTS =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|zoho|yandex|proton|protonmail|tutanota|fastmail|hey|ziggo|kpnmail|xs4all)\.|^pm\.me$/

/**
 * The domain of an e-mail address, or the sample domain if it is a mail provider's, so that no site is published under
 * it.
 */
function hostOf(email: string): string {
  const host = email.split('@')[1]?.toLowerCase() ?? ''
  return MAIL_HOSTS.test(host) ? 'example.com' : host
}

/** The questions in order. Whatever can be guessed has a default. */
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

/** The country of a time zone, in English; '' for zones of no country, such as UTC. */
export function countryOf(timeZone: string): string {
  for (const code of COUNTRY_CODES) {
    const locale = new Intl.Locale(`und-${code}`)
    const zones: unknown = 'timeZones' in locale ? locale.timeZones : undefined
    if (Array.isArray(zones) && zones.includes(timeZone))
      return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? ''
  }
  return ''
}
