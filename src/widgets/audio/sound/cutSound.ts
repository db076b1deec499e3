import type { Cut } from './cut.ts'
import type { SoundSource } from './measureSound.ts'

/**
 * A stretch of an mp3 or m4a as a file of its own: the frames as they are, so that nothing loses quality and an hour
 * takes a second. It begins and ends at a frame, a fortieth of a second; of an address only the stretch is read. The
 * first frame of an mp3 may lean on bits before it, which is heard as less than 50 ms of silence.
 */
export async function cutSound(
  source: SoundSource,
  name: string,
  { start, end }: Cut,
): Promise<File> {
  const media = await import('mediabunny')
  const { BlobSource, EncodedPacketSink, Input, MP3, MP4, QTFF, UrlSource } = media
  const { BufferTarget, EncodedAudioPacketSource, Output } = media
  const input = new Input({
    source: typeof source === 'string' ? new UrlSource(source) : new BlobSource(source),
    formats: [MP3, MP4, QTFF],
  })
  try {
    const track = await input.getPrimaryAudioTrack()
    const codec = await track?.getCodec()
    const decoderConfig = await track?.getDecoderConfig()
    if (!track || !codec || !decoderConfig) throw new Error('There is no sound to cut')
    const target = new BufferTarget()
    const isMp3 = codec === 'mp3'
    const format = isMp3
      ? new media.Mp3OutputFormat()
      : new media.Mp4OutputFormat({ fastStart: 'in-memory' })
    const output = new Output({ format, target })
    output.setMetadataTags(await input.getMetadataTags())
    const written = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(written)
    await output.start()
    const sink = new EncodedPacketSink(track)
    const first = (await sink.getPacket(start)) ?? (await sink.getFirstPacket())
    if (!first) throw new Error('There is no sound to cut')
    const since = first.timestamp
    for await (const packet of sink.packets(first)) {
      if (packet.timestamp >= end) break
      const timestamp = Math.max(0, packet.timestamp - since)
      await written.add(packet.clone({ timestamp }), { decoderConfig })
    }
    await output.finalize()
    const type = isMp3 ? 'audio/mpeg' : 'audio/mp4'
    return new File([target.buffer as ArrayBuffer], cutName(name, isMp3), { type })
  } finally {
    input.dispose()
  }
}

const cutName = (name: string, isMp3: boolean): string =>
  `${name.replace(/(-剪辑)?\.\w+$/, '')}-剪辑.${isMp3 ? 'mp3' : 'm4a'}`
