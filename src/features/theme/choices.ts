/** The two versions of the site as a visitor chooses them (O3). */
export const choices = [
  { shade: 'light', label: 'Light' },
  { shade: 'dark', label: 'Dark' },
] as const
