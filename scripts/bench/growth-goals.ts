import type { BuildFigures } from './measured-build'

/** Build figures for a number of projects: cold, and after a one-word edit. */
export interface Growth {
  count: number
  cold: BuildFigures
  edited: BuildFigures
}

/**
 * Upper limits: time per project relative to the smallest run, peak memory in MB, edit time relative to a cold build.
 */
const MOST = { perProject: 1.2, peakMB: 4000, edit: 1 / 3 }

/** Seconds per project. */
export const perProject = ({ count, cold }: Growth): number => cold.seconds / count

/** Describes what exceeds the limits, one line each. */
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
