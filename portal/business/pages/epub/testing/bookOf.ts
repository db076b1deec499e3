import { strToU8, zipSync } from 'fflate'

const container = `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

const page = (title: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title><style>p{color:red}</style></head><body>${body}</body></html>`

const metadata = (
  more: string,
) => `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">
<dc:title>河流的语言</dc:title><dc:creator>沈知微</dc:creator><dc:creator>顾南乔</dc:creator><dc:publisher>晨光文艺出版社</dc:publisher>
<dc:language>zh-CN</dc:language><dc:identifier id="uid">urn:uuid:river-1</dc:identifier><dc:identifier>urn:isbn:978-7-5000-0000-1</dc:identifier>
<dc:description>&lt;p&gt;写一条河，也写河边的人。&lt;/p&gt;</dc:description>${more}</metadata>`

/** Documents of a small Chinese book: a preface, a part with two chapters in one document, notes. */
const documents = {
  'OEBPS/cover.xhtml': page('封面', '<div><img src="images/cover.png" alt=""/></div>'),
  'OEBPS/text/preface.xhtml': page(
    '序言',
    '<h1>序言：为什么写河</h1><p onclick="steal()">河是最早的<b>路</b>。<a href="notes.xhtml#n1"><sup>1</sup></a></p><script>alert(1)</script><p><a href="https://example.com/river">延伸阅读</a></p>',
  ),
  'OEBPS/text/part1.xhtml': page(
    '第一章',
    '<section><h1>第一章 源头</h1><p>雪线以下，第一滴水。</p><section id="s1"><h2>1.1 雪线</h2><p>风从西边来。</p><p><img src="../images/river.png" alt="河"/></p></section><section id="s2"><h2>1.2 冰川下的村庄</h2><p>村里有九户人家。</p></section></section>',
  ),
  'OEBPS/text/more.xhtml': page('续', '<p>第十户搬走了。</p>'),
  'OEBPS/text/notes.xhtml': page(
    '注释',
    '<h1>注释</h1><aside id="n1"><p>一、见《水经注》。</p></aside>',
  ),
}
const spine = ['cover', 'preface', 'part1', 'more', 'notes']
const items = `<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="preface" href="text/preface.xhtml" media-type="application/xhtml+xml"/><item id="part1" href="text/part1.xhtml" media-type="application/xhtml+xml"/>
<item id="more" href="text/more.xhtml" media-type="application/xhtml+xml"/><item id="notes" href="text/notes.xhtml" media-type="application/xhtml+xml"/>
<item id="river" href="images/river.png" media-type="image/png"/>`

const itemrefs = (toc = '') =>
  `<spine${toc}>${spine.map((id) => `<itemref idref="${id}"/>`).join('')}</spine>`

const nav = page(
  '目录',
  `<nav epub:type="toc"><ol><li><a href="text/preface.xhtml">序言：为什么写河</a></li>
<li><a href="text/part1.xhtml">第一章 <i>源头</i></a><ol><li><a href="text/part1.xhtml#s1">1.1 雪线</a></li><li><a href="text/part1.xhtml#s2">1.2 冰川下的村庄</a></li></ol></li>
<li><a href="text/notes.xhtml">注释</a></li></ol></nav>`,
)
const point = (id: string, title: string, src: string, below = '') =>
  `<navPoint id="${id}"><navLabel><text>${title}</text></navLabel><content src="${src}"/>${below}</navPoint>`
const ncx = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd"><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>${point('a', '序言：为什么写河', 'text/preface.xhtml')}${point('b', '第一章 源头', 'text/part1.xhtml', point('c', '1.1 雪线', 'text/part1.xhtml#s1') + point('d', '1.2 冰川下的村庄', 'text/part1.xhtml#s2'))}${point('e', '注释', 'text/notes.xhtml')}</navMap></ncx>`

const opf = (version: 2 | 3) =>
  version === 3
    ? `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid">${metadata('')}<manifest>${items}<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="pic" href="images/cover.png" properties="cover-image" media-type="image/png"/></manifest>${itemrefs()}</package>`
    : `<package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="uid">${metadata('<meta name="cover" content="pic"/>')}<manifest>${items}<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="pic" href="images/cover.png" media-type="image/png"/></manifest>${itemrefs(' toc="ncx"')}</package>`

export type Files = { readonly [path: string]: string | Uint8Array | null }

/** The files of a small book of either version; `cover` and `river` are its pictures. */
export const filesOf = (version: 2 | 3, picture: Uint8Array): Files => ({
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': container,
  'OEBPS/content.opf': opf(version),
  ...(version === 3 ? { 'OEBPS/nav.xhtml': nav } : { 'OEBPS/toc.ncx': ncx }),
  ...documents,
  'OEBPS/images/cover.png': picture,
  'OEBPS/images/river.png': picture,
})

/** A small book as an epub; `more` are further files or other ones, null takes one away. */
export function bookOf(version: 2 | 3, picture: Uint8Array, more: Files = {}): Uint8Array {
  const files = Object.entries({ ...filesOf(version, picture), ...more }).filter(
    (entry): entry is [string, string | Uint8Array] => entry[1] !== null,
  )
  return zipSync(
    Object.fromEntries(
      files.map(([path, body]) => [path, typeof body === 'string' ? strToU8(body) : body]),
    ),
  )
}
