/**
 * A text as it is searched: full-width signs as plain ones, letters small, spaces at the ends gone. Both the stored
 * text and the word looked for go through here, so that `ＡＩ` finds `ai`.
 */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** Rich text without its markup, for searching and counting. */
export const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
