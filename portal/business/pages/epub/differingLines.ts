/** The paragraphs of a text, without markup. */
export const linesOfHtml = (html: string): readonly string[] =>
  html
    .replace(/<img[^>]*>/g, '〔图〕')
    .split(/<\/(?:p|h[1-6]|li|blockquote|div|tr|figure)>|<br[^>]*>/)
    .map((part) => part.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean)

/** Lines that stand on one side only. */
export function differingLines(mine: readonly string[], theirs: readonly string[]) {
  const [own, others] = [new Set(mine), new Set(theirs)]
  return {
    mine: mine.filter((line) => !others.has(line)),
    theirs: theirs.filter((line) => !own.has(line)),
  }
}
