import { MailText } from './breakable-text'
import { TextLink } from './text-link'

/** An e-mail address in running text: a plain mailto link (P3). */
export function MailLink({ email, className }: { email: string; className?: string | undefined }) {
  return (
    <TextLink to={`mailto:${email}`} className={className}>
      <MailText email={email} />
    </TextLink>
  )
}
