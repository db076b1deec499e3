import type { Language } from '#declare'

/** About how wide a text is drawn, in pixels: Chinese characters are squares, others a part of one, as in Noto Sans. */
export const textWidth = (text: string, size = 13): number =>
  [...text].reduce((sum, one) => sum + size * partOf(one), 0)

const partOf = (one: string): number => {
  if (one > '\u2e7f') return 1
  return parts.find(([letters]) => letters.test(one))?.[1] ?? 0.61
}
const parts: readonly (readonly [letters: RegExp, part: number])[] = [
  [/[ijlI'.,:;|!·]/, 0.28],
  [/[ftr()\s/-]/, 0.37],
  [/[cszkvxyJ]/, 0.51],
  [/[mwMW@%]/, 0.9],
  [/[A-Z]/, 0.66],
]

/** Room for a heading. */
export const headWidth = (text: string): number => textWidth(text, 12.5) + 22

/** A heading on two lines, as evenly as it can be broken: between words, and between any two Chinese characters. */
export function halves(heading: string, language: Language): readonly string[] {
  const parts = language === 'zh' ? [...heading] : heading.split(/(?<=[ -])/)
  const breaks = parts.map((_, at) => [parts.slice(0, at + 1), parts.slice(at + 1)])
  const lines = breaks.map((both) => both.map((line) => line.join('').trim()))
  const widest = (both: readonly string[]) => Math.max(...both.map((line) => textWidth(line)))
  return lines.reduce((best, one) => (widest(one) < widest(best) ? one : best), [heading])
}
