const rules = new Intl.PluralRules(LANGUAGE)

/** A text in the plural forms of the site's language. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & { other: string }

/** The plural form for a number: `1 column`, `2 columns`. */
export function formFor(forms: Forms, count: number): string {
  return forms[rules.select(count)] ?? forms.other
}
