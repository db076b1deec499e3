/** A text in two. */
export interface Parts {
  readonly before: string
  readonly after: string
}
const OPENS = /<(p|h[1-6]|li|blockquote|div|figure|table|ul|ol|pre)(?: [^>]*)?>/g

/**
 * Cuts a text before the block that begins with `words`, the n-th of them where several do; what is open there is
 * closed, and opened again after. Null where no block does, or only the first of the text.
 */
export function splitHtml(html: string, words: string, nth = 1): Parts | null {
  const wanted = plain(words)
  if (wanted === '') return null
  let [count, last] = [0, -1]
  for (const { index } of html.matchAll(OPENS)) {
    if (!plain(html.slice(index, index + 4000)).startsWith(wanted)) continue
    // A quotation begins where its first paragraph does: they are one place.
    const { length } = plain(html.slice(0, index))
    if (length === last) continue
    last = length
    const isFirst = length === 0 && !/<img/.test(html.slice(0, index))
    if (++count < nth) continue
    if (isFirst) continue
    const open = openAt(html.slice(0, index))
    const closing = open.map(([, name]) => `</${name}>`).reverse()
    return {
      before: html.slice(0, index) + closing.join(''),
      after: open.map(([tag]) => tag).join('') + html.slice(index),
    }
  }
  return null
}

/** Elements that are open at the end of a piece, outermost first. */
function openAt(piece: string): readonly (readonly [tag: string, name: string])[] {
  const open: [string, string][] = []
  for (const [tag, close, name = ''] of piece.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g))
    if (close) open.pop()
    else if (!/^(br|hr|img|col)$/.test(name) && !tag.endsWith('/>')) open.push([tag, name])
  return open
}

const signs: { readonly [sign: string]: string } = {
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '',
  amp: '&',
}
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, '')
