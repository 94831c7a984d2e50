/** Words with a hyphen. */
const HYPHENATED = /(\S+-\S+)/

/** Text whose hyphenated words never wrap. */
export function Unbroken({ children }: { children: string }) {
  return children.split(HYPHENATED).map((part, place) =>
    HYPHENATED.test(part) ? (
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
