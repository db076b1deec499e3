import sanitizeHtml from 'sanitize-html'
import { allowed, judge, unread } from '#derive/richText/markup.ts'
import { KEPT } from './chapterHtml.ts'

/** What the reader of the app knows: headings, paragraphs, lists, quotes, notes, pictures, tables; all else goes. */
export const readerHtml = (html: string): string => sanitizeHtml(html, options).trim()

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowed).filter((tag) => KEPT.includes(tag)),
  allowedAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...unread],
  parseStyleAttributes: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    '*': (tagName, given) => ({ tagName, attribs: { ...judge(tagName, given).attributes } }),
  },
}
