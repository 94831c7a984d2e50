import { describe, expect, it } from 'vitest'
import { contactCard, vCard } from '../../../src/content/contact-card'

const owner = {
  name: 'Zoë van der Berg',
  role: 'Engineer',
  company: 'Berg; Zoon, Studio',
  email: 'zoe@example.com',
  city: 'Amsterdam',
  country: 'the Netherlands',
}

describe('the contact card', () => {
  it('is a vCard of version 4.0 with its values escaped', () => {
    expect(vCard(owner).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'N:Berg;Zoë van der;;;',
      'FN:Zoë van der Berg',
      'ORG:Berg\\; Zoon\\, Studio',
      'EMAIL;TYPE=work:zoe@example.com',
      'ADR;TYPE=work:;;;Amsterdam;;;the Netherlands',
      'END:VCARD',
      '',
    ])
  })

  it('is an address that saves itself under the owner’s name', () => {
    const { href, file } = contactCard(owner)
    const [head, body = ''] = href.split(/,(.*)/s)
    expect(head).toBe('data:text/vcard;charset=utf-8')
    expect(decodeURIComponent(body)).toBe(vCard(owner))
    expect(file).toBe('zoe-van-der-berg.vcf')
    expect(contactCard({ ...owner, name: '山田' }).file).toBe('contact.vcf')
  })

  it('is drawn as a code with its three finders', () => {
    const { size, path } = contactCard(owner)
    const finder = 'h7v1h-7z'
    expect(size % 4).toBe(1)
    expect(path.startsWith(`M0 0${finder}`)).toBe(true)
    expect(path).toContain(`M${size - 7} 0${finder}`)
    expect(path).toContain(`M0 ${size - 7}${finder}`)
    expect(path).not.toMatch(/NaN|undefined|-\d+ /)
  })
})
