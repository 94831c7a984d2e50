import { slugify } from '../lib/text/slugify'
import { qrCode, type QrCodeDrawing } from './qr-code'
import type { Site } from './schemas/site'

/** The owner's contact card as used by links and drawings, with a QR code of it. */
export interface ContactCard extends QrCodeDrawing {
  /** The card as a `data:` URL, so saving it needs neither a script nor a file on the host. */
  href: string
  /** Name of the saved file: `robin-voorbeeld.vcf`. */
  file: string
}

/** Builds the owner's contact card and a QR code of the same card. */
export function contactCard(owner: Site['owner']): ContactCard {
  const card = vCard(owner)
  return {
    href: `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`,
    file: `${slugify(owner.name) || 'contact'}.vcf`,
    ...qrCode(card),
  }
}

/** A vCard 4.0 (RFC 6350). The last word of the name is taken as the family name. */
export function vCard({ name, company, email, city, country }: Site['owner']): string {
  const words = name.split(/\s+/)
  const family = words.at(-1) ?? name
  const given = words.slice(0, -1).join(' ')
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `N:${escape(family)};${escape(given)};;;`,
    `FN:${escape(name)}`,
    `ORG:${escape(company)}`,
    `EMAIL;TYPE=work:${escape(email)}`,
    `ADR;TYPE=work:;;;${escape(city)};;;${escape(country)}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}

/** Escapes commas, semicolons and backslashes, which are special characters in a vCard. */
function escape(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&')
}
