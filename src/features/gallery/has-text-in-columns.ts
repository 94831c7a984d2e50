import type { Arrangement } from './place-works'

/** Whether the intro stands at the head of the second column and the closing line ends the shorter one: two columns leave room. */
export function hasTextInColumns({ arrangement, columns }: Arrangement): boolean {
  return arrangement === 'masonry' && columns === 2
}
