import type { Label } from '#declare'

/** A place in a text that is kept for a file on its way. */
const place = /<(?:span|div)\b[^>]*\sdata-strange=(?:"[^"]*"|'[^']*')[^>]*>/gi
/** What ends a paragraph as one counts them. */
const ends = /<\/(?:p|h[1-6]|li|blockquote|figure|table|audio|video)>|<hr\b/gi
/** So many are named. */
const NAMED = 3

/** A text without the places it keeps, for whoever comes back to none. */
export const withoutAwaited = (html: string): string =>
  html.includes('data-strange')
    ? html.replace(/<(span|div)\b[^>]*\sdata-strange=[^>]*>[\s\S]*?<\/\1>/gi, '')
    : html

/** Files of a text that have not arrived, each with the paragraph it stands in and what it is called. */
function awaitedIn(html: string): readonly { readonly at: number; readonly name: string }[] {
  return [...html.matchAll(place)].map(({ 0: tag, index }) => ({
    at: (html.slice(0, index).match(ends)?.length ?? 0) + 1,
    name: /\sdata-name="([^"]*)"/i.exec(tag)?.[1] ?? '',
  }))
}

/** Refuses a text with files that have not arrived, and names the place of each. */
export function awaitedProblems(html: string): readonly Label[] {
  if (!html.includes('data-strange')) return []
  const found = awaitedIn(html)
  if (found.length === 0) return []
  const shown = found.slice(0, NAMED)
  const [zh, en] = [
    shown.map(({ at, name }) => `第 ${at} 段${name && `“${name}”`}`).join('、'),
    shown.map(({ at, name }) => `paragraph ${at}${name && ` (${name})`}`).join(', '),
  ]
  return [
    [
      `有 ${found.length} 个文件还没有传上来：${zh}${found.length > NAMED ? '等' : ''}。请等它传完、重试，或移除`,
      `${found.length} of its files ${found.length === 1 ? 'has' : 'have'} not arrived: ${en}${found.length > NAMED ? ' …' : ''}. Wait for it, try again, or remove it`,
    ],
  ]
}
