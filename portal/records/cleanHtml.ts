import sanitizeHtml from 'sanitize-html'

/**
 * Markup fit for an article: structure, emphasis, links, pictures, tables, sound and film. Scripts, frames, handlers,
 * foreign styles and addresses besides http(s), mailto and tel are dropped. The paid divider stays as editors
 * set it: a paragraph of `$$$$`, or the rule `<hr class="paid">`.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}

const align = { 'text-align': [/^(left|right|center|justify)$/] }
const colours = {
  color: [/^#[0-9a-f]{3,6}$/i, /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/],
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'div',
    'span',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'a',
    'img',
    'figure',
    'figcaption',
    'audio',
    'video',
    'source',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'colgroup',
    'col',
    'ruby',
    'rt',
    'rp',
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    audio: ['src', 'controls', 'preload'],
    video: ['src', 'controls', 'preload', 'poster', 'width', 'height'],
    source: ['src', 'type'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    col: ['span', 'width'],
    ol: ['start'],
  },
  allowedClasses: { hr: ['paid'], p: ['lead', 'caption'], span: ['note'], figure: ['wide'] },
  allowedStyles: { '*': { ...align, ...colours }, img: { width: [/^\d{1,4}(px|%)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {
    img: ['http', 'https'],
    audio: ['http', 'https'],
    video: ['http', 'https'],
  },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
}
