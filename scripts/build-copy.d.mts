export function copySite(options: { to: string; content: string }): string
export function buildCopy(options: {
  to: string
  content: string
  prefix?: string
  change?: (folder: string) => void
}): void
