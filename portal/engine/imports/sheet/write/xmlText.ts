/** More than a cell of a spreadsheet holds is cut. */
const longest = 32_767
/** What XML cannot hold at all. */
const unfit = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
const named: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Most texts: nothing in them needs care. */
const plain = /^[^&<>"_\p{Cc}\p{Cs}\ufffe\uffff]*$/u

/** A text as it stands in XML. */
export function xmlText(text: string): string {
  if (text.length <= longest && plain.test(text)) return text
  const kept = text.length > longest ? text.slice(0, longest) : text
  return kept
    .toWellFormed()
    .replace(unfit, '')
    .replace(/_x[0-9A-F]{4}_/gi, '_x005F$&')
    .replace(/[&<>"]/g, (sign) => named[sign] ?? sign)
}

/** What a spreadsheet takes for the beginning of a formula; one in Chinese or Japanese the wide signs too. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/
const figure = /^-?\d+(\.\d+)?%?$/

/** A text that a spreadsheet would take for a formula, told apart by a `'`: no list may carry code to whoever opens it. */
export const escaped = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The same where figures are written as texts: -5 and -5% stay as they are. */
export const harmless = (text: string): string => (figure.test(text) ? text : escaped(text))
