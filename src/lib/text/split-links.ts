/**
 * Splits a text at its Markdown links, `[words](/page/)`.
 * @returns in turns a text, the words of a link, and where it leads, beginning and ending with a text
 */
export function splitLinks(text: string): string[] {
  return text.split(/\[([^\]]+)\]\((\S+?)\)/)
}
