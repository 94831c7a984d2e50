import { NewError } from './place'

/** Kinds that are named by a title, which may have several words. */
const TITLED = ['project', 'gallery']
/** Kinds that are named by one word. */
const NAMED = ['page', 'resume']

/**
 * Checks how many names a command gives: one, but several photographs and none for a site.
 * @throws NewError if words would be ignored, as those of a title without quotes
 */
export function ensureNames(kind: string | undefined, names: readonly string[]): void {
  const all = names.join(' ')
  if (kind === 'site' && names.length > 0)
    throw new NewError(`\`npm run new -- site\` takes options only; what is ${JSON.stringify(all)}?`)
  if (kind === undefined || names.length < 2) return
  if (TITLED.includes(kind))
    throw new NewError(`Put the title in quotes: npm run new -- ${kind} ${JSON.stringify(all)}`)
  if (NAMED.includes(kind))
    throw new NewError(`\`npm run new -- ${kind}\` takes one name; given were ${names.join(', ')}`)
}
