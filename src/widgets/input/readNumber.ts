const zeros: { readonly [unit: string]: number } = { 千: 3, k: 3, 万: 4, w: 4, 亿: 8 }

/** The number somebody typed (`1,234.5`, `1.2万`), or null where it is none. */
export function readNumber(typed: string): number | null {
  const [, written = '', many = ''] = /^(.*?)\s*([千k万w亿])?$/i.exec(typed) ?? []
  const plain = written.replace(/[,，](?=\d{3}(?!\d))/g, '')
  if (!/^[+-]?\d+(\.\d*)?$|^[+-]?\.\d+$/.test(plain)) return null
  // Counted by its digits: 1.1 × 10000 is none that a computer knows.
  const number = Number(many ? `${plain}e${zeros[many.toLowerCase()]}` : plain)
  return Number.isFinite(number) ? number : null
}
