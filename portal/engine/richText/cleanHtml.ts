import { allowedTags, withCounts } from '#derive/richText/markup.ts'
import { sanitize } from './sanitize.ts'

const tags = Object.keys(allowedTags)

/** Some HTML fit for readers, and what was cut from it: `<script>`, `onload ×2`. */
export interface Cleaned {
  readonly html: string
  readonly cut: readonly string[]
}

/** Paragraphs, headings, emphasis without an attribute: most of what is written is no more. */
const harmlessTag = /^<\/?(?:p|h[1-6]|strong|em|u|s|ul|ol|li|blockquote|br ?\/?)>$/
const harmlessEntity = /&(?!(?:amp|lt|gt|quot|nbsp|#\d+);)/
const isHarmless = (html: string) =>
  (html.match(/<[^>]*>?/g) ?? []).every((tag) => harmlessTag.test(tag)) &&
  !harmlessEntity.test(html)

/**
 * Cuts what no text may hold, by the list the editor keeps to: structure, emphasis, links, pictures, tables, sound and
 * film and the editor's own inserts stay; scripts, frames, handlers, foreign styles and addresses that run go.
 */
export function cleanHtml(html: string): Cleaned {
  if (isHarmless(html)) return { html, cut: [] }
  const cut: string[] = []
  const clean = sanitize(html, tags, (gone) => cut.push(...gone))
  return { html: clean, cut: withCounts(cut) }
}
