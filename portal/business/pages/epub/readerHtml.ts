import { allowedTags } from '#derive/richText/markup.ts'
import { sanitize } from '#portal/engine/richText/sanitize.ts'
import { KEPT } from './chapterHtml.ts'

const tags = Object.keys(allowedTags).filter((tag) => KEPT.includes(tag))

/** What the reader of the app knows: headings, paragraphs, lists, quotes, notes, pictures, tables; all else goes. */
export const readerHtml = (html: string): string => sanitize(html, tags).trim()
