import { type Paragraph, textOf } from '#derive/transcript/transcript.ts'

/** Where words that are looked for stand: in which paragraph, from which of its words to which. */
export interface FoundPlace {
  readonly paragraph: number
  readonly from: number
  readonly to: number
}

/** Every place a text is said at, over the edges of words, whatever their case. */
export function placesOf(paragraphs: readonly Paragraph[], text: string): readonly FoundPlace[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return paragraphs.flatMap((one, paragraph) => {
    const whole = textOf(one).toLowerCase()
    // Where each word ends in the text of its paragraph.
    let at = 0
    const ends = one.words.map((word) => {
      at = whole.indexOf(word.text.toLowerCase(), at) + word.text.length
      return at
    })
    const places: FoundPlace[] = []
    for (let begin = whole.indexOf(wanted); begin >= 0; begin = whole.indexOf(wanted, begin + 1)) {
      const from = ends.findIndex((end) => end > begin)
      const to = ends.findIndex((end) => end >= begin + wanted.length)
      places.push({ paragraph, from, to })
    }
    return places
  })
}
