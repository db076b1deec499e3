import { escapeMarkup } from '../text/escapeMarkup.ts'
import { type Paragraph, textOf, type Word } from './transcript.ts'

/** A line of subtitles. */
export interface Cue {
  /** In seconds. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Characters of one line; what reads wide counts twice as much as Latin letters. */
const WIDEST = 36
/** What is shown for less is not read; seconds. */
const SHORTEST = 0.8
const LONGEST = 7
const BREAKS = /[，。！？；：、,.!?;:…][”’」』）)]*$/

const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)

/** What is said, in lines one can read while it is heard: parted at signs, and before a line grows too wide or too long. */
export function cuesOf(paragraphs: readonly Paragraph[]): readonly Cue[] {
  const lines = paragraphs.flatMap(({ words }) => linesOf(words))
  return lines.map((words, at) => {
    const start = words[0]!.start
    const next = lines[at + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY
    const end = Math.min(Math.max(words.at(-1)!.end, start + SHORTEST), Math.max(next, start + 0.1))
    return { start, end, text: textOf({ words }).replace(/[，。；：、,;:]$/, '') }
  })
}

function linesOf(words: readonly Word[]): readonly Word[][] {
  const lines: Word[][] = []
  let width = 0
  for (const word of words) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    const wide = width + widthOf(word.text)
    const isNew =
      !line ||
      !before ||
      wide > WIDEST ||
      word.end - line[0]!.start > LONGEST ||
      (BREAKS.test(before.text) && width >= WIDEST / 3)
    if (isNew) lines.push([word])
    else line.push(word)
    width = isNew ? widthOf(word.text) : wide
  }
  return lines
}

/** `01:02:03` and the thousandths behind a sign. */
function stamp(seconds: number, sign: string): string {
  const all = Math.max(0, Math.round(seconds * 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [
    Math.floor(all / 3_600_000),
    Math.floor(all / 60_000) % 60,
    Math.floor(all / 1000) % 60,
  ]
  return `${two(hours)}:${two(minutes)}:${two(rest)}${sign}${String(all % 1000).padStart(3, '0')}`
}

const lined = (cues: readonly Cue[], sign: string, textIn: (text: string) => string): string =>
  cues
    .map(
      ({ start, end, text }, at) =>
        `${at + 1}\n${stamp(start, sign)} --> ${stamp(end, sign)}\n${textIn(text)}\n`,
    )
    .join('\n')

/** As SubRip takes it. */
export const toSrt = (cues: readonly Cue[]): string => lined(cues, ',', (text) => text)

/** As WebVTT takes it, which browsers show over a film. */
export const toVtt = (cues: readonly Cue[]): string => `WEBVTT\n\n${lined(cues, '.', escapeMarkup)}`
