/** Cents as an amount the way the products write it: `1.042,80`. */
export function amountOf(cents: number): string {
  const [whole = '', rest] = (cents / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`
}

/** Cents as an amount with a non-breaking euro sign: `€ 42,80`. */
export function euroOf(cents: number): string {
  return `€\u00A0${amountOf(cents)}`
}
