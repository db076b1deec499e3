import { strToU8, zipSync } from 'fflate'

/** What an ebook file is made of. */
export interface EpubParts {
  readonly title: string
  readonly creator: string
  readonly publisher: string
  readonly isbn: string
  readonly identifier: string
  readonly introduction: string
  /** A jpeg. */
  readonly cover?: Uint8Array
  /** In reading order; `parent` is a place among them, `href` begins with `OEBPS/`. */
  readonly chapters: readonly {
    readonly title: string
    readonly parent: number | null
    readonly href: string
    readonly content: string
  }[]
  /** EPUB 2 has its contents in `toc.ncx`, EPUB 3 in `nav.xhtml`; `none` makes a broken one. */
  readonly version: 2 | 3 | 'none'
}

const NS = 'http://www.idpf.org'
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const bare = (href: string) => href.replace('OEBPS/', '')
const page = (title: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="${NS}/2007/ops" lang="zh-CN"><head><title>${escaped(title)}</title></head><body>${body}</body></html>`

/** A real ebook file: EPUB 2 or 3, zipped, its `mimetype` first and stored. The same parts give the same bytes. */
export function epubFile(parts: EpubParts): Uint8Array {
  const { chapters, cover, version } = parts
  const text = Object.fromEntries(
    chapters.map(({ href, title, content }) => [href, strToU8(page(title, content))]),
  )
  return zipSync(
    {
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8(
        `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
      ),
      'OEBPS/content.opf': strToU8(packageOf(parts)),
      ...(version === 3 && { 'OEBPS/nav.xhtml': strToU8(navOf(parts)) }),
      ...(version === 2 && { 'OEBPS/toc.ncx': strToU8(ncxOf(parts)) }),
      ...text,
      ...(cover && { 'OEBPS/cover.jpg': [cover, { level: 0 }] as const }),
    } as Parameters<typeof zipSync>[0],
    { mtime: new Date('2025-01-01T00:00:00') },
  )
}

function packageOf({ chapters, cover, version, ...said }: EpubParts): string {
  const items = chapters.map(
    ({ href }, at) =>
      `<item id="c${at + 1}" href="${bare(href)}" media-type="application/xhtml+xml"/>`,
  )
  const contents =
    version === 3
      ? `<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>`
      : version === 2
        ? `<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>`
        : ''
  const picture = `<item id="cover" href="cover.jpg"${version === 3 ? ' properties="cover-image"' : ''} media-type="image/jpeg"/>`
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="${NS}/2007/opf" version="${version === 2 ? '2.0' : '3.0'}" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(said.title)}</dc:title><dc:creator>${escaped(said.creator)}</dc:creator><dc:publisher>${escaped(said.publisher)}</dc:publisher><dc:language>zh-CN</dc:language><dc:identifier id="id">${escaped(said.identifier)}</dc:identifier><dc:identifier>urn:isbn:${said.isbn}</dc:identifier><dc:description>${escaped(said.introduction)}</dc:description>${version === 2 ? '<meta name="cover" content="cover"/>' : ''}</metadata>
<manifest>${items.join('')}${contents}${cover ? picture : ''}</manifest>
<spine${version === 2 ? ' toc="ncx"' : ''}>${chapters.map((_, at) => `<itemref idref="c${at + 1}"/>`).join('')}</spine></package>`
}

type Below = (parent: number | null) => string

function navOf({ chapters }: EpubParts): string {
  const below: Below = (parent) => {
    const lines = chapters.flatMap(({ title, href, parent: above }, at) =>
      above === parent
        ? [`<li><a href="${bare(href)}">${escaped(title)}</a>${below(at)}</li>`]
        : [],
    )
    return lines.length > 0 ? `<ol>${lines.join('')}</ol>` : ''
  }
  return page('目录', `<nav epub:type="toc"><h1>目录</h1>${below(null)}</nav>`)
}

function ncxOf({ chapters }: EpubParts): string {
  const below: Below = (parent) =>
    chapters
      .flatMap(({ title, href, parent: above }, at) =>
        above === parent
          ? [
              `<navPoint id="n${at + 1}" playOrder="${at + 1}"><navLabel><text>${escaped(title)}</text></navLabel><content src="${bare(href)}"/>${below(at)}</navPoint>`,
            ]
          : [],
      )
      .join('')
  return `<?xml version="1.0" encoding="utf-8"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><navMap>${below(null)}</navMap></ncx>`
}
