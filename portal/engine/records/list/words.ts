import { fold } from '#derive/fold.ts'

const mostWords = 8

/** The words of a question, folded, each once. */
export const foldedWords = (text: string): readonly string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, mostWords)
