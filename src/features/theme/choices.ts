/** The two themes a visitor can choose from (O3). */
export const choices = [
  { shade: 'light', label: STRINGS.theme.light },
  { shade: 'dark', label: STRINGS.theme.dark },
] as const
