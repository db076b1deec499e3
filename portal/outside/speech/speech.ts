import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/** Voices that articles are read in; the same names as in `articleSpeed.voice`. */
export const VOICES = ['femaleWarm', 'femaleNews', 'maleCalm', 'maleYoung'] as const
export type Voice = (typeof VOICES)[number]

/** A few sentences to be spoken. */
export interface SpokenPiece {
  /** Plain text of at most {@link LONGEST} characters. */
  readonly text: string
  readonly voice: Voice
  /** 1 is the voice's own pace; 0.5 to 2 is what services take, beyond that they speak as fast as they can. */
  readonly rate: number
  /** Silence after it, in seconds. */
  readonly pause: number
}

/** Speaks text. Throws a `PortError`. */
export interface SpeechPort extends Port {
  /** Gives MPEG layer III, mono at 16 kHz, so that pieces may be put one behind the other. */
  speak(piece: SpokenPiece): Promise<Uint8Array>
}

/** Characters of one piece, as providers take them. */
export const LONGEST = 300

/** Throws `refused` where no service would take it, before anything leaves. */
export function checkPiece({ text, voice }: SpokenPiece): void {
  if (!/[\p{L}\p{N}]/u.test(text))
    throw refusedBy('speech', ['没有可朗读的文字', 'there is nothing to be read aloud'])
  if (text.length > LONGEST)
    throw refusedBy('speech', [
      `一次最多朗读 ${LONGEST} 字，这一段有 ${text.length} 字`,
      `a piece has ${LONGEST} characters at most, this one has ${text.length}`,
    ])
  if (!VOICES.includes(voice))
    throw refusedBy('speech', [`没有名为“${voice}”的音色`, `there is no voice "${voice}"`])
}
