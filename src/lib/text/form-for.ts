const rules = new Intl.PluralRules(LANGUAGE)

/** A text in the forms that the language of the site has for numbers. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & { other: string }

/** The form of a text that goes with a number: `1 column`, `2 columns`. */
export function formFor(forms: Forms, count: number): string {
  return forms[rules.select(count)] ?? forms.other
}
