/** Formats a number as on a contact sheet: `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')
