/** Deeper than any editor or office program nests; every further level costs whoever reads the text more than the last. */
const DEEPEST = 200
/** What ends by itself where the next of its kind begins. */
const ending = ['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option']
const empty = ['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']

/**
 * The same HTML without the tags that lie within two hundred others, and how many those are: a parser takes as long for
 * a hundred thousand tags within each other as for a library of honest texts.
 */
export function shallow(html: string): { readonly html: string; readonly left: number } {
  const open: string[] = []
  const pieces: string[] = []
  let [from, left] = [0, 0]
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const end = html.indexOf('>', at)
    if (end < 0) break
    const [, closes, given] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html.slice(at, at + 24)) ?? []
    if (!given || stays(open, given.toLowerCase(), Boolean(closes), html[end - 1] === '/')) continue
    pieces.push(html.slice(from, at))
    from = end + 1
    left += 1
  }
  return left > 0 ? { html: pieces.join('') + html.slice(from), left } : { html, left }
}

/** Keeps account of what is open; says no where too much is. */
function stays(open: string[], name: string, closes: boolean, isWhole: boolean): boolean {
  if (closes) {
    const at = open.lastIndexOf(name)
    if (at >= 0) open.length = at
    return true
  }
  if (isWhole || empty.includes(name) || (ending.includes(name) && open.at(-1) === name))
    return true
  if (open.length >= DEEPEST) return false
  open.push(name)
  return true
}
