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
import type { SiteSnapshot } from './site-snapshot'
import { examineSampleFiles } from './sample-files'
import { examineSampleWords } from './sample-words'
import { examineSkeletons } from './skeletons'

/** All of the doctor's findings, blockers first, then by file and position. */
export function examine(snapshot: SiteSnapshot): Finding[] {
  const findings = [
    ...examineSampleWords(snapshot),
    ...examineSampleFiles(snapshot),
    ...examineSkeletons(snapshot),
    ...examineClaims(snapshot),
    ...examineDescriptions(snapshot),
    ...examineAltTexts(snapshot),
    ...examineImages(snapshot),
    ...examineContrast(snapshot),
    ...examineDates(snapshot),
    ...examineGlyphs(snapshot),
    ...examineLanguage(snapshot),
    ...examineEmptyPages(snapshot),
  ]
  const place = ({ rank, file }: Finding) => `${rank}:${file}`
  return findings.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : a.line - b.line))
}
