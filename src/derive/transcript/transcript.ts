/** A word of a recording with the signs behind it, and when it is heard, in seconds. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}
/** What was said in one go. */
export interface Paragraph {
  readonly words: readonly Word[]
}

/** A silence so long begins another paragraph, in seconds. */
const PAUSE = 1.5
/** From so many characters on a paragraph ends with its sentence. */
const LONG = 120
const ENDS = /[。！？!?…][”’」』）)]*$/

/** Words as paragraphs: parted by silences, and by the ends of sentences where they grow long. */
export function paragraphsOf(words: readonly Word[]): readonly Paragraph[] {
  const paragraphs: Word[][] = []
  let length = 0
  for (const word of words) {
    const last = paragraphs.at(-1)
    const before = last?.at(-1)
    const isNew =
      !last ||
      !before ||
      word.start - before.end >= PAUSE ||
      (length >= LONG && ENDS.test(before.text))
    if (isNew) paragraphs.push([word])
    else last.push(word)
    length = (isNew ? 0 : length) + word.text.length
  }
  return paragraphs.map((some) => ({ words: some }))
}

/** What a paragraph says: words of Chinese follow each other, others stand apart. */
export const textOf = ({ words }: Paragraph): string =>
  words.reduce(
    (text, word) =>
      text !== '' &&
      /[\p{L}\p{N},.;:!?]$/u.test(text) &&
      isApart(text.at(-1)!) &&
      isApart(word.text[0] ?? '')
        ? `${text} ${word.text}`
        : text + word.text,
    '',
  )

const isApart = (sign: string): boolean =>
  /[\p{L}\p{N},.;:!?'"]/u.test(sign) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(sign)

/** Where a word begins in the text of its paragraph. */
const pieces =
  /[A-Za-z0-9]+(?:['’.-][A-Za-z0-9]+)*[^\p{L}\p{N}\s]*|[\p{L}\p{N}][^\p{L}\p{N}\s]*|[^\p{L}\p{N}\s]+/gu

/**
 * A paragraph that somebody put right: words that stayed keep when they are heard; those that are new share the time of
 * those they stand for. An empty text leaves none.
 */
export function corrected(paragraph: Paragraph, text: string): Paragraph {
  const old = paragraph.words
  const wanted = text.trim()
  if (wanted === textOf(paragraph)) return paragraph
  let front = 0
  let rest = wanted
  while (front < old.length && rest.startsWith(old[front]!.text)) {
    rest = rest.slice(old[front]!.text.length).trimStart()
    front++
  }
  let back = 0
  while (front + back < old.length && rest.endsWith(old.at(-1 - back)!.text)) {
    rest = rest.slice(0, rest.length - old.at(-1 - back)!.text.length).trimEnd()
    back++
  }
  const kept = [old.slice(0, front), old.slice(old.length - back)] as const
  const start = old[front]?.start ?? old.at(-1)?.end ?? 0
  const end = old[old.length - back - 1]?.end ?? old.at(-1)?.end ?? start
  return {
    words: [...kept[0], ...spread(rest, Math.min(start, end), Math.max(start, end)), ...kept[1]],
  }
}

/** New words over a stretch of time, each as long as it is written. */
function spread(text: string, start: number, end: number): readonly Word[] {
  const words = text.match(pieces) ?? []
  const all = words.reduce((sum, word) => sum + word.length, 0)
  let at = 0
  return words.map((word) => {
    const from = at
    at += word.length
    const time = (signs: number) => round(start + ((end - start) * signs) / all)
    return { text: word, start: time(from), end: time(at) }
  })
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** Which word is heard at a moment: the last that has begun; none before the first. */
export function wordAt(paragraphs: readonly Paragraph[], at: number): Word | undefined {
  let found: Word | undefined
  for (const { words } of paragraphs) {
    if (words[0] && words[0].start > at) break
    for (const word of words) if (word.start <= at) found = word
  }
  return found
}
