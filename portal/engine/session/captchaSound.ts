import { randomBytes } from '#portal/storage/objects/encoding.ts'
import { below } from './password.ts'

/** Samples a second, of one byte each: enough for a beep. */
const RATE = 8000
/** Lengths in seconds. */
const BEEP = 0.13
const GAP = 0.17
const PAUSE = 0.9

/**
 * The digits as groups of beeps to be counted, for those who cannot read the picture: a WAV file. Pitch and rhythm vary
 * and noise lies below, as lines lie across the picture.
 */
export function captchaSound(answer: string): Uint8Array {
  hiss = randomBytes(4096)
  const parts = [...answer].flatMap((digit) => [...group(Number(digit)), silence(PAUSE)])
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const file = new Uint8Array(44 + length)
  file.set(head(length))
  let at = 44
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

function group(beeps: number): Uint8Array[] {
  const pitch = 520 + 2 * below(200)
  return Array.from({ length: beeps }, () => [
    beep(pitch + below(40)),
    silence(GAP + below(60) / 1000),
  ]).flat()
}

/** Drawn once a sound and gone round in: a random number a sample would take the portal's time. */
let hiss = randomBytes(4096)
const noise = (at: number) => ((hiss[at % hiss.length] as number) & 7) - 4

function beep(pitch: number): Uint8Array {
  const length = Math.round(RATE * BEEP)
  return Uint8Array.from({ length }, (_, at) => {
    // Swelling and fading, since a tone that is cut clicks.
    const swell = Math.min(1, at / 120, (length - at) / 120)
    return 128 + Math.round(80 * swell * Math.sin((2 * Math.PI * pitch * at) / RATE)) + noise(at)
  })
}

const silence = (seconds: number): Uint8Array =>
  Uint8Array.from({ length: Math.round(RATE * seconds) }, (_, at) => 128 + noise(at))

/** PCM, one channel, 8 bits without sign. */
function head(length: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(44))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries())
      view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + length, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, length, true)
  return new Uint8Array(view.buffer)
}
