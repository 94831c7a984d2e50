import { Fragment } from 'react'

/** Text that may break only between its parts. */
const Parts = ({ of }: { of: readonly string[] }) =>
  of.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** What of a text matches. Lookbehinds would tell where to split it, but Safari does not read them before 16.4. */
const partsOf = (text: string, part: RegExp) => (text.match(part) ?? []).filter(Boolean)

/** An e-mail address that may break only after a dot or before its `@`. */
export const MailText = ({ email }: { email: string }) => <Parts of={partsOf(email, /@?[^.@]*\.?/g)} />

/** Names that may break only after a slash ("NodeJS/Express"). */
export const SlashText = ({ text }: { text: string }) => <Parts of={partsOf(text, /[^/]*\/?/g)} />
