import { AudioSampleSink, BlobSource, Input, MP3, MP4, QTFF, UrlSource } from 'mediabunny'
import { loudnessMeter } from '#derive/media/loudness.ts'
import { soundPeaks } from '#derive/media/soundPeaks.ts'

/** Where a sound's bytes are: a file at hand, or an address read in ranges. */
export type SoundSource = File | string

/** What is seen and told of a sound. */
export interface Measured {
  /** How far it swings in equal stretches of its length, 0 to 255. */
  readonly peaks: Uint8Array
  readonly seconds: number
  /** Integrated loudness in LUFS; null where nothing is heard. */
  readonly lufs: number | null
  /** The furthest swing; 1 is full, and what goes beyond is cut off by players. */
  readonly highest: number
}
/** How far it is, and what can be drawn of it so far. */
export interface Measuring {
  readonly share: number
  readonly peaks: Uint8Array
}

/** So often is told how far it is, in parts of the whole. */
const TOLD = 0.02

/** Decodes a sound from its beginning to its end, and keeps nothing of it but what is seen and told. */
export async function measureSound(
  source: SoundSource,
  tell: (measuring: Measuring) => void,
): Promise<Measured> {
  const input = new Input({
    source: typeof source === 'string' ? new UrlSource(source) : new BlobSource(source),
    formats: [MP3, MP4, QTFF],
  })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track || !(await track.canDecode())) throw new Error('This browser does not decode it')
    const seconds = await track.computeDuration()
    const gathered = soundPeaks(seconds)
    let meter: ReturnType<typeof loudnessMeter> | undefined
    let planes: Float32Array[] = []
    let told = 0
    for await (const sample of new AudioSampleSink(track).samples()) {
      const { numberOfFrames: length, numberOfChannels: channels, sampleRate, timestamp } = sample
      meter ??= loudnessMeter(sampleRate, channels)
      if ((planes[0]?.length ?? 0) < length || planes.length !== channels)
        planes = Array.from({ length: channels }, () => new Float32Array(length))
      for (const [planeIndex, plane] of planes.entries())
        sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      sample.close()
      meter.push(planes, length)
      gathered.push(planes, length, sampleRate, timestamp)
      const share = timestamp / seconds
      if (share - told < TOLD) continue
      told = share
      tell({ share, peaks: gathered.peaks })
    }
    return {
      ...{ peaks: gathered.peaks, seconds, highest: gathered.highest() },
      lufs: meter?.integrated() ?? null,
    }
  } finally {
    input.dispose()
  }
}
