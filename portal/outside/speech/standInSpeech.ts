import { wordCount } from '#derive/text/wordCount.ts'
import type { Log } from '#portal/core/log.ts'
import { checkPiece, type SpeechPort } from './speech.ts'
import { standInHears, standInListens } from './standInTranscripts.ts'

/** Bytes of one frame: MPEG 2 layer III, 8 kbit/s mono at 16 kHz; an empty frame is silent. */
const FRAME = 36
const HEADER = [0xff, 0xf3, 0x18, 0xc4]
/** How long one frame lasts, in seconds. */
const LASTS = 576 / 16_000
/** What a voice says in a minute at its own pace. */
const WORDS_A_MINUTE = 260

/** Speaks nothing: gives silence as long as the words would take, and says so in the log. */
export function standInSpeech(log: Log): SpeechPort {
  return {
    standIn: true,
    async speak(piece) {
      checkPiece(piece)
      const { text, voice, rate, pause } = piece
      const seconds = (wordCount(text) / WORDS_A_MINUTE / rate) * 60 + pause
      log({
        level: 'info',
        message: `Speech stand-in, not spoken by ${voice}, ${seconds.toFixed(1)} s: ${text}`,
      })
      return silenceOf(seconds)
    },
    listen: standInListens,
    heard: async (task) => standInHears(task),
  }
}

function silenceOf(seconds: number): Uint8Array {
  const frames = Math.max(1, Math.round(seconds / LASTS))
  const sound = new Uint8Array(FRAME * frames)
  for (let frame = 0; frame < frames; frame++) sound.set(HEADER, frame * FRAME)
  return sound
}
