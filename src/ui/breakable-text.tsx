import { Fragment } from 'react'

/** Text that breaks between its parts where it must, and not within one. */
const Parts = ({ of }: { of: readonly string[] }) =>
  of.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** An e-mail address as text that breaks after a dot or before its `@` where it must, and not within a word. */
export const MailText = ({ email }: { email: string }) => <Parts of={email.split(/(?<=\.)|(?=@)/)} />

/** Names as text that breaks after a slash where it must ("NodeJS/Express"), and not within a word. */
export const SlashText = ({ text }: { text: string }) => <Parts of={text.split(/(?<=\/)/)} />
