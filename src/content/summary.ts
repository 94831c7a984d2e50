/** Summarises a check: `content/: 64 files, 2 faults, 1 hint`. */
export function summary(files: number, faults: number, hints: number): string {
  const counts = [count(files, 'file'), faults === 0 ? 'no faults' : count(faults, 'fault')]
  if (hints > 0) counts.push(count(hints, 'hint'))
  return `content/: ${counts.join(', ')}`
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
