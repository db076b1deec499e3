/**
 * `npm install --no-save wasm-media-encoders && node scripts/makeSound.ts`: writes `mocks/samples/media/talk.mp3`, some
 * twenty seconds that swing as talk does, in three parts with pauses between them, the last one louder. Made here from
 * nothing, so that it belongs to nobody else; the encoder is needed for this alone and is no dependency.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RATE = 22_050
/** How long and how loud the parts are; 0 is a pause. */
const PARTS: readonly (readonly [seconds: number, level: number])[] = [
  [1, 0],
  [6, 0.16],
  [0.8, 0],
  [7, 0.2],
  [0.8, 0],
  [5, 0.5],
  [1.4, 0],
]
const ENCODER = 'wasm-media-encoders'

/** Numbers from 0 to 1 that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Syllables of some 160 ms at their own pitch and strength, each with its overtones, swelling and fading. */
function talk(): Float32Array {
  const chance = seeded(7)
  const samples: number[] = []
  for (const [seconds, level] of PARTS) {
    const until = samples.length + seconds * RATE
    while (samples.length < until) {
      const length = Math.round((0.1 + chance() * 0.14) * RATE)
      const strength = chance() < 0.14 ? 0 : level * (0.35 + chance() * 0.65)
      const pitch = 110 + chance() * 90
      for (let at = 0; at < length && samples.length < until; at++) {
        const turn = (2 * Math.PI * pitch * at) / RATE
        const voice = Math.sin(turn) + Math.sin(3 * turn) / 2 + Math.sin(9 * turn) / 4
        samples.push(strength * Math.sin((Math.PI * at) / length) * voice)
      }
    }
  }
  return Float32Array.from(samples)
}

interface Encoder {
  configure(how: object): void
  encode(channels: readonly Float32Array[]): Uint8Array
  finalize(): Uint8Array
}
const { createMp3Encoder } = (await import(ENCODER)) as {
  createMp3Encoder(): Promise<Encoder>
}
const encoder = await createMp3Encoder()
encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 32 })
// What it gives is its own memory, written over by the next call.
const parts = [Buffer.from(encoder.encode([talk()])), Buffer.from(encoder.finalize())]
writeFileSync(join(import.meta.dirname, '../mocks/samples/media/talk.mp3'), Buffer.concat(parts))
