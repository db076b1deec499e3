import { join } from '#portal/storage/objects/body.ts'

/** A frame of MPEG layer III: where it lies and how long it sounds. */
interface Frame {
  readonly start: number
  readonly end: number
  readonly seconds: number
}

/** Bit rates of layer III in kbit/s, by the four bits of the header: MPEG 1, then MPEG 2 and 2.5. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
/** Samples a second of MPEG 1; MPEG 2 has half of them, 2.5 a quarter. */
const SAMPLES = [44_100, 48_000, 32_000] as const

/** The frames of an mp3, without tags before, between and behind them, and without the index encoders put first. */
function framesOf(sound: Uint8Array): readonly Frame[] {
  const frames: Frame[] = []
  for (let at = afterTag(sound); at + 4 <= sound.length; ) {
    const frame = frameAt(sound, at)
    if (!frame) {
      at += 1
      continue
    }
    if (!isIndex(sound, frame)) frames.push(frame)
    at = frame.end
  }
  return frames
}

/** ID3v2 says its own length, seven bits a byte. */
function afterTag(sound: Uint8Array): number {
  if (String.fromCharCode(...sound.subarray(0, 3)) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = sound.subarray(6, 10)
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d)
}

function frameAt(sound: Uint8Array, start: number): Frame | null {
  const [first = 0, second = 0, third = 0] = sound.subarray(start, start + 3)
  // Eleven bits of sync, layer III.
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return null
  const version = (second >> 3) & 3
  const rate = RATES[version === 3 ? 0 : 1][third >> 4]
  const whole = SAMPLES[(third >> 2) & 3]
  if (version === 1 || !rate || !whole) return null
  const samples = whole / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const perFrame = version === 3 ? 1152 : 576
  const length = Math.floor((perFrame / 8) * ((rate * 1000) / samples)) + ((third >> 1) & 1)
  const end = start + length
  return end > sound.length ? null : { start, end, seconds: perFrame / samples }
}

const isIndex = (sound: Uint8Array, { start, end }: Frame): boolean =>
  /Xing|Info|VBRI/.test(
    String.fromCharCode(...sound.subarray(start + 4, Math.min(end, start + 48))),
  )

/** How long an mp3 sounds, in seconds: its frames counted. */
export const lengthOfSound = (sound: Uint8Array): number =>
  framesOf(sound).reduce((sum, { seconds }) => sum + seconds, 0)

/** Several mp3s of one form as one: their frames, one behind the other. */
export function joinSounds(sounds: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return join(
    sounds.flatMap((sound) => framesOf(sound).map(({ start, end }) => sound.subarray(start, end))),
  )
}
