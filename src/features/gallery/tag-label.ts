import { capitalise } from '../../lib/text/capitalise'

/** A tag as a visitor reads it: `still-life` is `Still life`. */
export function tagLabel(tag: string): string {
  return capitalise(tag.replaceAll('-', ' '))
}
