import type { Label } from '#declare'

/** What a paste was copied from. */
export type PasteOrigin = keyof typeof originLabels

export const originLabels = {
  document: ['Word 文档', 'a Word document'],
  word: ['Word', 'Word'],
  wps: ['WPS', 'WPS'],
  wechat: ['微信公众号', 'WeChat'],
  google: ['Google 文档', 'Google Docs'],
  editor: ['正文编辑器', 'an editor'],
  page: ['网页', 'a web page'],
} as const satisfies { readonly [origin: string]: Label }

/** Signs by which each program is known, the surest first: WPS says of itself that it is Word. */
const signs: readonly (readonly [PasteOrigin, RegExp])[] = [
  ['document', /^<!--docx-->/],
  ['editor', /\sdata-pm-slice=/],
  ['wps', /mso-spacerun:'yes'|:\d+\.\d{4}pt\b|kingsoft|\bwps[-_]/i],
  ['word', /urn:schemas-microsoft-com:office|class="?Mso|\bmso-[a-z-]+\s*:|<\/?o:p>/i],
  ['google', /docs-internal-guid-|docs\.google\.com/],
  [
    'wechat',
    /mmbiz\.(qpic|qlogo)\.cn|mp\.weixin\.qq\.com|rich_media_|js_darkmode|<mp-|<mpchecktext|data-mpa-|powered-by="xiumi|class="_135editor|<section\b[^>]*\bdata-role=/i,
  ],
]

/** Tells by its HTML what a paste was copied from. */
export const originOf = (html: string): PasteOrigin =>
  signs.find(([, sign]) => sign.test(html))?.[0] ?? 'page'
