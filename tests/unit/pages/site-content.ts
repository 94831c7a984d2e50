/** What `useSite` gives the sections of a page, as far as they show it. */
export const siteContent = {
  brand: 'Sample Studio',
  tagline: 'Software',
  url: 'https://example.com',
  language: 'en',
  owner: { name: 'Ada Sample', role: 'Engineer', city: 'Amsterdam', email: 'ada@example.com' },
  availability: { text: 'Free from May', checked: new Date().toISOString().slice(0, 10), day: '20 November' },
  addressWidth: 8.76,
}

/** A picture without a file: nothing is drawn for it. */
export const noPicture = { alt: '', focus: null, file: { childImageSharp: null } }
