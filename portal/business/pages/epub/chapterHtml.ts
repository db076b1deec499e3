import sanitizeHtml from 'sanitize-html'
import { type Place, placeIn } from './pathIn.ts'

/** Stands before the address of a picture of the book until it has one of its own. */
export const PICTURE = '/epub-picture/'
/** Private characters of Unicode: where a chapter begins within a document. */
const [OPEN, CLOSE] = ['\ue0f0', '\ue0f1']

/** A piece of a document: what begins at an id of it; the first has none. */
export interface Piece {
  readonly fragment: string
  readonly html: string
}

/**
 * A document as the markup the reader knows, cut where the given ids stand. Pictures of the book keep their path behind
 * {@link PICTURE}; links within the book, scripts, styles and frames go.
 */
export function piecesOf(source: string, path: string, fragments: readonly string[]): Piece[] {
  const body = /<body[^>]*>([\s\S]*?)(<\/body>|$)/i.exec(source)?.[1] ?? source
  return cutAtMarks(withoutEmpty(sanitizeHtml(marked(body, fragments), optionsAt(path))))
}

/** What the picture of a line `<img src="/epub-picture/…">` is called in the book. */
export const picturesIn = (html: string): readonly string[] =>
  [...html.matchAll(/src="\/epub-picture\/([^"]*)"/g)].map(([, path]) => decodeURIComponent(path!))

/** Puts addresses in the place of the book's pictures; one that has none is taken out. */
export const withPictures = (html: string, addressOf: (path: string) => string | undefined) =>
  html.replace(/<img [^>]*src="\/epub-picture\/([^"]*)"[^>]*>/g, (image, path: string) => {
    const address = addressOf(decodeURIComponent(path))
    return address ? image.replace(`${PICTURE}${path}`, address) : ''
  })

function marked(body: string, fragments: readonly string[]): string {
  const wanted = new Set(fragments.filter(Boolean))
  if (wanted.size === 0) return body
  return body.replace(
    /<[a-z][^>]*?\s(?:xml:)?(?:id|name)\s*=\s*("[^"]*"|'[^']*')[^>]*>/gi,
    (tag, id) =>
      wanted.delete(id.slice(1, -1))
        ? `${OPEN}${encodeURIComponent(id.slice(1, -1))}${CLOSE}${tag}`
        : tag,
  )
}

/** What is open where a piece ends is closed there and opened again in the next. */
function cutAtMarks(html: string): Piece[] {
  const open: string[] = []
  const pieces: { fragment: string; html: string }[] = [{ fragment: '', html: '' }]
  for (const [part] of html.matchAll(
    new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}|<[^>]*>|[^<${OPEN}]+`, 'g'),
  )) {
    const last = pieces.at(-1)!
    if (part.startsWith(OPEN)) {
      last.html += open
        .map(nameOf)
        .reverse()
        .map((name) => `</${name}>`)
        .join('')
      pieces.push({ fragment: decodeURIComponent(part.slice(1, -1)), html: open.join('') })
      continue
    }
    last.html += part
    if (part.startsWith('</')) open.pop()
    else if (part.startsWith('<') && !part.endsWith('/>')) open.push(part)
  }
  return pieces.map(({ fragment, html: piece }) => ({ fragment, html: tidy(piece) }))
}
const nameOf = (tag: string) => /^<([a-z0-9]+)/i.exec(tag)?.[1] ?? ''

/** Wrappers and paragraphs that hold nothing are left out. */
function tidy(html: string): string {
  let [before, after] = ['', html]
  while (before !== after) {
    before = after
    after = before.replace(
      /<(p|div|span|h[1-6]|li|ul|ol|blockquote|figure|strong|em)( [^>]*)?>\s*<\/\1>/g,
      '',
    )
  }
  return after.replace(/\n\s*\n+/g, '\n').trim()
}

/** Elements the reader knows. */
export const KEPT: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'a', 'img'],
  ...['figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'ruby', 'rt', 'rp'],
]
/** What a book calls otherwise. */
const RENAMED: { readonly [name: string]: string } = {
  section: 'div',
  article: 'div',
  header: 'div',
  footer: 'div',
  center: 'div',
  aside: 'blockquote',
  dt: 'p',
  dd: 'p',
  dl: 'div',
  caption: 'p',
  strike: 's',
  del: 's',
  ins: 'u',
}
/** Links that lead nowhere leave their words, pictures without an address nothing. */
const withoutEmpty = (html: string): string =>
  html.replace(/<a>([\s\S]*?)<\/a>/g, '$1').replace(/<img(?![^>]*\ssrc=)[^>]*>/g, '')

const optionsAt = (path: string): sanitizeHtml.IOptions => ({
  allowedTags: [...KEPT],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'title',
    'head',
    'noscript',
    'iframe',
    'object',
  ],
  parser: { recognizeSelfClosing: true, lowerCaseTags: true, decodeEntities: true },
  transformTags: {
    ...Object.fromEntries(
      Object.entries(RENAMED).map(([from, to]) => [
        from,
        sanitizeHtml.simpleTransform(to, {}, false),
      ]),
    ),
    a: (_, { href = '', title }) =>
      /^(https?|mailto):/i.test(href)
        ? { tagName: 'a', attribs: { href, ...(title && { title }) } }
        : { tagName: 'a', attribs: {} },
    img: (_, { src = '', alt = '' }) => imageTag(placeIn(path, src), alt),
    image: (_, attribs) => imageTag(placeIn(path, attribs['xlink:href'] ?? attribs.href ?? ''), ''),
  },
})

const imageTag = (place: Place | null, alt: string): sanitizeHtml.Tag =>
  place
    ? { tagName: 'img', attribs: { src: PICTURE + encodeURIComponent(place.path), alt } }
    : { tagName: 'img', attribs: {} }
