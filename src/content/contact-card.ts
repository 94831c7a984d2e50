import { slugify } from '../lib/text/slugify'
import { qrCode, type QrCodeDrawing } from './qr-code'
import type { Site } from './schemas/site'

/** The owner's contact card, as links and drawings take it, with the QR code that holds it. */
export interface ContactCard extends QrCodeDrawing {
  /** The card itself as a `data:` address, so that saving it needs neither a script nor a file on the host. */
  href: string
  /** Name of the saved file: `robin-voorbeeld.vcf`. */
  file: string
}

/** Makes the contact card of the owner, and the QR code that holds the same card. */
export function contactCard(owner: Site['owner']): ContactCard {
  const card = vCard(owner)
  return {
    href: `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`,
    file: `${slugify(owner.name) || 'contact'}.vcf`,
    ...qrCode(card),
  }
}

/** A card of version 4.0 (RFC 6350). The last word of the name counts as the family name. */
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

/** A value as a card writes it: commas, semicolons and backslashes have a meaning of their own there. */
function escape(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&')
}
