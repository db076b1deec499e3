import { isDivider } from '../richText/paidDivider.ts'

const HIDDEN = /<(script|style|figcaption)\b[^>]*>[\s\S]*?<\/\1>/gi
const BLOCK = /<\/?(?:p|div|h[1-6]|li|ul|ol|blockquote|section|table|tr|figure|hr|br)\b[^>]*>/gi
const TAG = /<[^>]*>/g

const named: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  hellip: '…',
  middot: '·',
}

/** Characters in place of the names and numbers that stand for them. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, number, name) => {
    const code = hex ? Number.parseInt(hex, 16) : number ? Number(number) : 0
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    return named[String(name ?? '').toLowerCase()] ?? (name ? ' ' : whole)
  })

/** What is read of an HTML text, paragraph by paragraph: no markup, no captions, no paid divider, no line without a letter. */
export const paragraphsOf = (html: string): readonly string[] =>
  decodeEntities(html.replace(HIDDEN, '\n').replace(BLOCK, '\n').replace(TAG, ''))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isDivider(line))
