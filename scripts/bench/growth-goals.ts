import type { BuildFigures } from './measured-build'

/** What a number of projects took: from nothing, and after a word was changed. */
export interface Growth {
  count: number
  cold: BuildFigures
  edited: BuildFigures
}

/** Most time per project, over that of the smallest number; most memory, in MB; most time of an edit, over a cold build. */
const MOST = { perProject: 1.2, peakMB: 4000, edit: 1 / 3 }

/** Seconds for each project. */
export const perProject = ({ count, cold }: Growth): number => cold.seconds / count

/** What does not grow as it should, a line each. */
export function growthMisses(results: readonly Growth[]): string[] {
  const [least] = results
  return results.flatMap((one) => {
    const { count, cold, edited } = one
    const ratio = least ? perProject(one) / perProject(least) : 1
    const peak = Math.max(cold.peakMB, edited.peakMB)
    const share = edited.seconds / cold.seconds
    return [
      ...(ratio > MOST.perProject
        ? [`${count}: a project takes ${ratio.toFixed(2)} times as long as of ${least?.count}`]
        : []),
      ...(peak > MOST.peakMB ? [`${count}: ${Math.round(peak)} MB of memory (${MOST.peakMB})`] : []),
      ...(share > MOST.edit ? [`${count}: an edit takes ${share.toFixed(2)} of a cold build (0.33)`] : []),
      ...(edited.pages > 1 ? [`${count}: an edit renders ${edited.pages} pages (1)`] : []),
    ]
  })
}
