import { Fragment } from 'react'

/** Text that may break only between its parts. */
const Parts = ({ of }: { of: readonly string[] }) =>
  of.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** An e-mail address that may break only after a dot or before its `@`. */
export const MailText = ({ email }: { email: string }) => <Parts of={email.split(/(?<=\.)|(?=@)/)} />

/** Names that may break only after a slash ("NodeJS/Express"). */
export const SlashText = ({ text }: { text: string }) => <Parts of={text.split(/(?<=\/)/)} />
