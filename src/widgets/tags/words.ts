const SEPARATORS = /[,，、;；\n\r\t]+/

/** The words of a text that holds several, each without the white space around it and once, none that is there already. */
export function freshWords(text: string, there: readonly string[]): readonly string[] {
  const words = text.split(SEPARATORS).map((word) => word.trim())
  return [...new Set(words)].filter((word) => word !== '' && !there.includes(word))
}

/** Whether a text holds more than one word, or the end of one. */
export const isSeparated = (text: string): boolean => SEPARATORS.test(text)

/** The words that lists of them hold, those used most first, then in the order of the alphabet. */
export function usedWords(lists: readonly unknown[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of lists.flat())
    if (typeof word === 'string') counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort(([one, often], [other, less]) => less - often || one.localeCompare(other, 'zh'))
    .map(([word]) => word)
}
