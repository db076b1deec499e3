/** A colour as records hold it, of what was typed: `409eff`, `#4af`, `＃409EFF`; null for what is none. */
export function readColour(typed: string): string | null {
  const digits = typed.normalize('NFKC').trim().replace(/^#/, '').toUpperCase()
  if (/^(?:[0-9A-F]{6}|[0-9A-F]{8})$/.test(digits)) return `#${digits}`
  const short = /^[0-9A-F]{3,4}$/.test(digits)
  return short ? `#${[...digits].map((digit) => digit + digit).join('')}` : null
}
