import { Fragment } from 'react'

/** An e-mail address as text that breaks after a dot or before its `@` where it must, and not within a word. */
export function MailText({ email }: { email: string }) {
  return email.split(/(?<=\.)|(?=@)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
