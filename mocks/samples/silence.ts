/** Sound of the sample records: ten seconds of silence, 32 kbit/s mono at 44.1 kHz, as MP3. */
export function silence(): Uint8Array {
  const FRAME = 104
  const FRAMES = 383
  const sound = new Uint8Array(FRAME * FRAMES)
  // MPEG 1 layer III without checksum; an empty frame is silence.
  for (let frame = 0; frame < FRAMES; frame++) sound.set([0xff, 0xfb, 0x10, 0xc4], frame * FRAME)
  return sound
}
