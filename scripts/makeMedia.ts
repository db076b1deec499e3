/**
 * `node scripts/makeMedia.ts`: writes the small sound and film files that tests and journeys upload, into
 * `mocks/samples/media`. Made here from nothing, so that they belong to nobody else: silence, and a still picture.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { mp3Silence } from '../mocks/samples/silence.ts'
import { stillFilm } from './stillFilm.ts'

const folder = join(import.meta.dirname, '../mocks/samples/media')
const RATE = 44_100
/** Samples of one AAC frame. */
const FRAME = 1024
/** A frame of silence, AAC-LC, one channel. */
const SILENT = new Uint8Array([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80])

/** So many seconds of silence as AAC in MP4. */
async function m4a(seconds: number): Promise<Uint8Array> {
  const { output, target } = mp4()
  const track = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(track)
  await output.start()
  const description = new Uint8Array([0x12, 0x08])
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate: RATE, numberOfChannels: 1, description }
  for (let at = 0; at < (seconds * RATE) / FRAME; at++)
    await track.add(new EncodedPacket(SILENT, 'key', (at * FRAME) / RATE, FRAME / RATE), {
      decoderConfig,
    })
  await output.finalize()
  return new Uint8Array(target.buffer as ArrayBuffer)
}

/** So many seconds of a still picture as H.264 in MP4. */
async function film(seconds: number, width: number, height: number): Promise<Uint8Array> {
  const { output, target } = mp4()
  const track = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(track, { frameRate: 5 })
  await output.start()
  const { description, frames } = stillFilm({ width, height, count: seconds * 5 })
  const decoderConfig = {
    codec: 'avc1.42c00a',
    codedWidth: width,
    codedHeight: height,
    description,
  }
  for (const [at, frame] of frames.entries())
    await track.add(new EncodedPacket(frame, at === 0 ? 'key' : 'delta', at / 5, 1 / 5), {
      decoderConfig,
    })
  await output.finalize()
  return new Uint8Array(target.buffer as ArrayBuffer)
}

function mp4() {
  const target = new BufferTarget()
  const format = new Mp4OutputFormat({ fastStart: 'in-memory' })
  return { output: new Output({ format, target }), target }
}

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'sound.mp3'), mp3Silence(3))
writeFileSync(join(folder, 'sound.m4a'), await m4a(4))
writeFileSync(join(folder, 'film.mp4'), await film(6, 96, 64))
