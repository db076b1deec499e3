const MARKUP = /<(script|style)[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi
const ENTITY = /&(?:#x?[0-9a-f]+|[a-z]+);/gi
const CHINESE = /\p{Script=Han}/gu
/** A word of letters or digits; an apostrophe, a hyphen or a point inside does not part it. */
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** How long a text reads: Chinese characters, and words of other scripts, without markup. The paid divider counts nothing. */
export function wordCount(html: string): number {
  const text = html.replace(MARKUP, ' ').replace(ENTITY, ' ')
  const chinese = text.match(CHINESE)?.length ?? 0
  const others = text.replace(CHINESE, ' ').match(WORD)?.length ?? 0
  return chinese + others
}
