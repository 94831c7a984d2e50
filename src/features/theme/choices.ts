/** The two versions of the site as a visitor chooses them (O3). */
export const choices = [
  { shade: 'light', label: STRINGS.theme.light },
  { shade: 'dark', label: STRINGS.theme.dark },
] as const
