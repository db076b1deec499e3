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

/** A recording that is to be written down. */
export interface Recording {
  /** Where a service fetches it. */
  readonly url: string
  readonly name: string
  /** How long it is; null where nobody knows. */
  readonly seconds: number | null
  /** Its bytes, for whoever fetches nothing. */
  readonly read: () => Promise<Uint8Array>
}

/** A word that was heard, with the signs behind it, and when, in seconds. */
export interface HeardWord {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Speaks text, and writes down what is spoken. Throws a `PortError`. */
export interface SpeechPort extends Port {
  /** Gives MPEG layer III, mono at 16 kHz, so that pieces may be put one behind the other. */
  speak(piece: SpokenPiece): Promise<Uint8Array>
  /** Hands a recording over to be written down, which takes its time; gives what it is asked for by. */
  listen(recording: Recording): Promise<string>
  /** The words of a recording that was handed over, none where nothing was heard; null while it is being listened to. */
  heard(task: string): Promise<readonly HeardWord[] | null>
}

/** Seconds of one recording, as providers take them. */
export const LONGEST_RECORDING = 12 * 3600

/** Throws `refused` where no service would take it, before anything leaves. */
export function checkRecording({ seconds }: Pick<Recording, 'seconds'>): void {
  if (seconds !== null && seconds > LONGEST_RECORDING)
    throw refusedBy('speech', [
      `录音长 ${Math.ceil(seconds / 3600)} 小时，一次最多转写 ${LONGEST_RECORDING / 3600} 小时，请剪短后再试`,
      `the recording has ${Math.ceil(seconds / 3600)} hours, ${LONGEST_RECORDING / 3600} are taken at most: cut it first`,
    ])
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
