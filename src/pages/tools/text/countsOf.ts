/** How long a text is. */
export interface TextCounts {
  readonly characters: number
  readonly chinese: number
  readonly words: number
  readonly lines: number
}

/** Characters without line ends, Chinese ones among them, words of letters or digits, lines. */
export function countsOf(text: string): TextCounts {
  if (text === '') return { characters: 0, chinese: 0, words: 0, lines: 0 }
  const without = text.replace(/\p{Script=Han}/gu, ' ')
  const characters = text.replace(/[\r\n]|[\udc00-\udfff]/g, '').length
  return {
    characters,
    chinese: text.match(/\p{Script=Han}/gu)?.length ?? 0,
    words: without.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    lines: text.split('\n').length,
  }
}
