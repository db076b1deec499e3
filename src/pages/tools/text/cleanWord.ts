/** Elements of an article; everything else leaves its words behind. */
const KEPT = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr'],
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'td', 'th'],
])
const RENAMED: { readonly [name: string]: string } = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
}
const ATTRIBUTES: { readonly [name: string]: RegExp } = {
  href: /^(https?:|mailto:)/i,
  src: /^(https?:|\/(?!\/))/i,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
}
const ITEM = /<p\b([^>]*\bmso-list\s*:\s*(?!ignore)[^>]*)>([\s\S]*?)<\/p>/gi
const SIGN = /<span\b[^>]*mso-list\s*:\s*ignore[^>]*>([\s\S]*?)<\/span>(?:\s*<\/span>)?/i

/** What was copied from Word, as plain HTML: its styles, comments, namespaces and empty paragraphs go, its lists become lists. */
export function cleanWord(html: string): string {
  const own = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html
  const bare = own
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[if[^>]*>|<!\[endif\]>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|xml|head|title|object|svg)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(html|body|meta|link|\w+:\w+)\b[^>]*>/gi, '')
  return laidOut(withTagsCut(withLists(bare)).replace(/<a>([\s\S]*?)<\/a>/g, '$1'))
}

/** Whether a text is marked up at all. */
export const isHtml = (text: string): boolean =>
  /<(p|div|span|h[1-6]|table|ul|ol|br|html|body|b|i)\b[^>]*>/i.test(text)

/** Word writes list items as paragraphs with a sign of their own; a number or letter before a stop makes a numbered list. */
function withLists(html: string): string {
  const items = html.replace(ITEM, (_, __, inner: string) => {
    const sign = (SIGN.exec(inner)?.[1] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
    const list = /^[（(]?[0-9a-z一二三四五六七八九十]+[.)、）]/i.test(sign) ? 'ol' : 'ul'
    return `<x-${list}><li>${inner.replace(SIGN, '')}</li></x-${list}>`
  })
  return items.replace(/<\/x-(ul|ol)>\s*<x-\1>/g, '').replace(/x-(ul|ol)/g, '$1')
}

const withTagsCut = (html: string): string =>
  html.replace(
    /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/gi,
    (_, close: string, given: string, rest: string) => {
      const lower = given.toLowerCase()
      if (lower === 'div' || lower === 'section') return close ? '</p>' : '<p>'
      const name = RENAMED[lower] ?? lower
      if (!KEPT.has(name)) return ''
      return close ? `</${name}>` : `<${name}${attributesIn(rest)}>`
    },
  )

function attributesIn(rest: string): string {
  const found = [...rest.matchAll(/([a-z]+)\s*=\s*("([^"]*)"|'([^']*)'|([^\s>]+))/gi)]
  return found
    .map(
      ([, name = '', , double, single, bare]) =>
        [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
    )
    .filter(([name, value]) => ATTRIBUTES[name]?.test(value))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')
}

/** One block a line; emphasis and paragraphs that hold nothing go. */
function laidOut(html: string): string {
  let [before, after] = ['', html.replace(/&nbsp;|\u00a0/g, ' ').replace(/\s+/g, ' ')]
  while (before !== after) {
    before = after
    after = before
      .replace(/<(p|strong|em|u|s|sub|sup|h[1-6]|li|a)(?: [^>]*)?>\s*<\/\1>/g, ' ')
      .replace(/<\/(strong|em|u|s)>(\s*)<\1>/g, '$2')
      .replace(/<p>\s*(<(?:p|h[1-6]|ul|ol|table|blockquote)\b)/g, '$1')
      .replace(/(<\/(?:p|h[1-6]|ul|ol|table|blockquote)>)\s*<\/p>/g, '$1')
  }
  return after
    .replace(/<(p|h[1-6]|li|td|th)([^>]*)>\s+/g, '<$1$2>')
    .replace(/\s+<\/(p|h[1-6]|li|td|th)>/g, '</$1>')
    .replace(/\s*(<\/?(?:p|h[1-6]|ul|ol|table|thead|tbody|tr|blockquote|li|hr)\b[^>]*>)\s*/g, '$1')
    .replace(
      /(<\/(?:p|h[1-6]|li|tr|blockquote)>|<\/?(?:ul|ol|table|thead|tbody)[^>]*>|<hr>)(?=.)/g,
      '$1\n',
    )
    .trim()
}
