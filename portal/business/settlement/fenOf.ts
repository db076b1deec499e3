/** Yuan with at most two decimals as fen, exactly; undefined for anything else. Thousands may be set off by commas. */
export function fenOf(text: string): number | undefined {
  const found = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''))
  if (!found) return undefined
  const [, sign, whole = '0', part = ''] = found
  const fen = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -fen || 0 : fen
}
