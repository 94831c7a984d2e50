import { examineAddress } from './address'
import { examineAltTexts } from './alt-texts'
import { examineClaims } from './claims'
import { examineColourCodes } from './colour-codes'
import { examineContrast } from './contrast'
import { examineDates } from './dates'
import { examineDescriptions } from './descriptions'
import { examineEmptyPages } from './empty-pages'
import type { Finding } from './finding'
import { examineGlyphs } from './glyphs'
import { examineImages } from './images'
import { examineLanguage } from './language'
import { examineMenuGroups } from './menu-groups'
import type { SiteSnapshot } from './site-snapshot'
import { examineSampleFiles } from './sample-files'
import { examineSampleWords } from './sample-words'
import { examineSkeletons } from './skeletons'

/** All of the doctor's findings, blockers first, then by file and position. */
export function examine(snapshot: SiteSnapshot): Finding[] {
  const findings = [
    ...examineAddress(snapshot),
    ...examineSampleWords(snapshot),
    ...examineSampleFiles(snapshot),
    ...examineSkeletons(snapshot),
    ...examineClaims(snapshot),
    ...examineDescriptions(snapshot),
    ...examineAltTexts(snapshot),
    ...examineImages(snapshot),
    ...examineColourCodes(snapshot),
    ...examineContrast(snapshot),
    ...examineDates(snapshot),
    ...examineGlyphs(snapshot),
    ...examineLanguage(snapshot),
    ...examineEmptyPages(snapshot),
    ...examineMenuGroups(snapshot),
  ]
  const place = ({ rank, file }: Finding) => `${rank}:${file}`
  return findings.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : a.line - b.line))
}
