/** A text in two. */
export interface Parts {
  readonly before: string
  readonly after: string
}
const OPENS = /<(p|h[1-6]|li|blockquote|div|figure|table|ul|ol|pre)(?: [^>]*)?>/g

/**
 * Cuts a text before the block that begins with `words`; what is open there is closed, and opened again after. Null
 * where no block does, or only the first.
 */
export function splitHtml(html: string, words: string): Parts | null {
  const wanted = plain(words)
  if (wanted === '') return null
  for (const { index } of html.matchAll(OPENS)) {
    if (!plain(html.slice(index, index + 4000)).startsWith(wanted)) continue
    if (plain(html.slice(0, index)) === '' && !/<img/.test(html.slice(0, index))) continue
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

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/\s+/g, '')
