/** Where a breath may be taken: behind the end of a sentence with its closing quotes. */
export const SENTENCE = /(?<=[。！？!?…；;][”’」』）)]*)(?![”’」』）)。！？!?…；;])/u

/** A paragraph in its sentences, as they stand. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
