import type { Tidying } from './TextPlan.ts'

const HAN = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef'
const between = new RegExp(`(?<=[${HAN}])[ \\t]+(?=[${HAN}])`, 'gu')
const beforeLatin = /(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu
const afterLatin = /(?<=[A-Za-z0-9%])(?=\p{Script=Han})/gu

/** A text with its lines and blanks put in order. */
export function tidyText(text: string, tidy: Tidying): string {
  let done = text.replace(/\r\n?/g, '\n')
  if (tidy.edges) done = done.replace(/[^\S\n]+$/gm, '').replace(/^[^\S\n]+/gm, '')
  if (tidy.inChinese) done = done.replace(between, '')
  if (tidy.besideLatin) done = done.replace(beforeLatin, ' ').replace(afterLatin, ' ')
  if (tidy.emptyLines) done = done.replace(/\n([^\S\n]*\n){2,}/g, '\n\n').replace(/^\n+|\n+$/g, '')
  return done
}
