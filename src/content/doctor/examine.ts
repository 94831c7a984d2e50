import { examineAltTexts } from './alt-texts'
import { examineClaims } from './claims'
import { examineContrast } from './contrast'
import { examineDates } from './dates'
import { examineDescriptions } from './descriptions'
import { examineEmptyPages } from './empty-pages'
import type { Finding } from './finding'
import { examineGlyphs } from './glyphs'
import { examineImages } from './images'
import { examineLanguage } from './language'
import type { Patient } from './patient'
import { examineSampleFiles } from './sample-files'
import { examineSampleWords } from './sample-words'
import { examineSkeletons } from './skeletons'

/** Everything that the doctor finds, blockers first, then by file and place. */
export function examine(patient: Patient): Finding[] {
  const findings = [
    ...examineSampleWords(patient),
    ...examineSampleFiles(patient),
    ...examineSkeletons(patient),
    ...examineClaims(patient),
    ...examineDescriptions(patient),
    ...examineAltTexts(patient),
    ...examineImages(patient),
    ...examineContrast(patient),
    ...examineDates(patient),
    ...examineGlyphs(patient),
    ...examineLanguage(patient),
    ...examineEmptyPages(patient),
  ]
  const place = ({ rank, file }: Finding) => `${rank}:${file}`
  return findings.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : a.line - b.line))
}
