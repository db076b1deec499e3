const named: { readonly [name: string]: string } = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
  times: '×',
  copy: '©',
  reg: '®',
  ensp: ' ',
  emsp: '\u3000',
  yen: '¥',
}

/** What entities stand for; those nobody knows stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, tens, sixteens, name) => {
    const code = tens ? Number(tens) : sixteens ? Number.parseInt(sixteens, 16) : 0
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    return named[name?.toLowerCase()] ?? whole
  })

/** What some HTML reads: paragraphs as lines, list items with a dot, cells parted by tabs; scripts and styles say nothing. */
export function htmlToText(html: string): string {
  const marked = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|head|title|template|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<\/(td|th)\s*>\s*(?=<(td|th))/gi, '\t')
    .replace(/<\/(p|h[1-6]|blockquote|ul|ol|table|pre|figure)\s*>/gi, '\n\n')
    .replace(/<\/?(div|tr|section|article|header|footer|dt|dd|figcaption)\b[^>]*>/gi, '\n')
    .replace(/<hr\b[^>]*>/gi, '\n———\n')
    .replace(/<[a-z/!?][^>]*>/gi, '')
  return decodeEntities(marked)
    .replace(/[^\S\n\t\u3000]*\n[^\S\n\t\u3000]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
