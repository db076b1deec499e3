import type { Width } from './TextPlan.ts'

/** Full-width ASCII stands this far above ASCII. */
const APART = 0xfee0
/** Marks with a form of their own in Chinese. */
const CHINESE: readonly (readonly [half: string, full: string])[] = [
  [',', '，'],
  ['.', '。'],
  [':', '：'],
  [';', '；'],
  ['?', '？'],
  ['!', '！'],
  ['(', '（'],
  [')', '）'],
]

/** Letters, digits and blanks in another width; with `marks` punctuation too, where a full stop becomes `。`. */
export function inWidth(text: string, to: Width, marks: boolean): string {
  return to === 'half' ? halved(text, marks) : widened(text, marks)
}

function halved(text: string, marks: boolean): string {
  const narrow = text
    .replace(marks ? /[\uff01-\uff5e]/g : /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - APART),
    )
    .replace(/\u3000/g, ' ')
  return marks ? narrow.replaceAll('。', '.').replaceAll('、', ',') : narrow
}

function widened(text: string, marks: boolean): string {
  const own = new Map<string, string>(marks ? CHINESE : [])
  // A point or comma within a number is no full stop.
  const kept = text.replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? '\ue0f2' : '\ue0f3'))
  return kept
    .replace(
      marks ? /[\x21-\x7e]/g : /[0-9A-Za-z]/g,
      (sign) => own.get(sign) ?? String.fromCharCode(sign.charCodeAt(0) + APART),
    )
    .replace(/\ue0f2/g, marks ? '．' : '.')
    .replace(/\ue0f3/g, marks ? '，' : ',')
}
