/** Bytes of one frame: 32 kbit/s mono at 44.1 kHz. */
const FRAME = 104
/** MPEG 1 layer III without checksum; an empty frame is silence. */
const HEADER = [0xff, 0xfb, 0x10, 0xc4]

/** So many seconds of silence as MP3, to the frame of 26 ms. */
export function mp3Silence(seconds: number): Uint8Array {
  const frames = Math.round((seconds * 44_100) / 1152)
  const sound = new Uint8Array(FRAME * frames)
  for (let frame = 0; frame < frames; frame++) sound.set(HEADER, frame * FRAME)
  return sound
}

/** Sound of the sample records: ten seconds of silence, 32 kbit/s mono at 44.1 kHz, as MP3. */
export const silence = (): Uint8Array => mp3Silence(10)
