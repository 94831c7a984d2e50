/** What of PostCSS's rules is touched here. */
interface Rule {
  selectors: string[]
  remove: () => void
}

/**
 * Begins of selectors in Bootstrap's reboot, transitions and helpers for what no page has: the site has no form (P3), so no
 * long texts, lists, dates, files or colours to enter, and nothing that folds sideways.
 */
const ABSENT =
  /^(textarea|select|optgroup|progress|caption|abbr\[|samp|kbd|\[list\]|\[type="?(search|reset|submit)|::-webkit-(datetime|search|inner|outer|color)|::file-selector|::-moz-focus-inner|\.collapsing\.collapse-horizontal|\.visually-hidden-focusable)/

/** A plugin of PostCSS that leaves out styles for what no page has: they would be in each, before its first screen. */
export const leaveOutWidgets = {
  postcssPlugin: 'leave-out-widgets',
  Rule(rule: Rule): void {
    const used = rule.selectors.filter((selector) => !ABSENT.test(selector))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  },
}
