/**
 * A text as it is searched: full-width signs as plain ones, letters small, spaces at the ends gone. Both the stored
 * text and the word looked for go through here, so that `ＡＩ` finds `ai`.
 */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
