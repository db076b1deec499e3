/** Elements that begin a paragraph of their own. */
const block =
  /^(?:p|div|h[1-6]|ul|ol|dl|blockquote|section|article|table|figure|hr|pre|video|audio|details|img)$/i
/** Elements that hold nothing and have no end. */
const empty = /^(?:br|hr|img|input|source|col|wbr|embed|track)$/i
const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi

/**
 * The paragraphs of a text, whole: put behind one another they are the text. Of markup these are the outermost
 * elements (a list, a table, a picture with its caption are one each); of plain text lines.
 */
export const blocksOf = (text: string): readonly string[] =>
  text.trimStart().startsWith('<') ? elementsOf(text) : linesOf(text)

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []

function elementsOf(html: string): string[] {
  const found: string[] = []
  let begin = 0
  let depth = 0
  const cut = (at: number) => {
    const piece = html.slice(begin, at)
    // What stands between two elements belongs to the one before.
    if (piece.trim() === '' && found.length > 0) found.push(found.pop() + piece)
    else if (piece !== '') found.push(piece)
    begin = at
  }
  for (const { 0: whole, 1: closing, 2: name, 3: rest, index } of html.matchAll(tag)) {
    if (!name) continue
    const isEmpty = empty.test(name) || rest?.endsWith('/')
    if (depth === 0 && !closing && block.test(name)) cut(index)
    if (!isEmpty) depth = Math.max(0, depth + (closing ? -1 : 1))
    if (depth === 0 && block.test(name)) cut(index + whole.length)
  }
  cut(html.length)
  return found
}
