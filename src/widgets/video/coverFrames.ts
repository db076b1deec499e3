import { jpegOf } from './keyFrame.ts'

/** A picture of a film at a place of it. */
export interface CoverFrame {
  /** In seconds. */
  readonly at: number
  readonly picture: File
}
/** Wider ones are made so wide, in pixels. */
const WIDEST = 1280

/**
 * So many pictures spread over a film, read from its address: of each only what stands around it. They come one by one,
 * as JPEG. Rejects where the film cannot be fetched or decoded.
 */
export async function* coverFrames(
  url: string,
  count: number,
): AsyncGenerator<CoverFrame, void, unknown> {
  const { CanvasSink, Input, MP4, QTFF, UrlSource } = await import('mediabunny')
  const source = new UrlSource(new URL(url, location.href).href)
  const input = new Input({ source, formats: [MP4, QTFF] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) throw new Error('This browser does not decode it')
    const width = Math.min(await track.getDisplayWidth(), WIDEST)
    const sink = new CanvasSink(track, { width })
    for (const at of spread(
      await track.getFirstTimestamp(),
      await track.computeDuration(),
      count,
    )) {
      const frame = await sink.getCanvas(at)
      const blob = frame && (await jpegOf(frame.canvas))
      if (blob) yield { at, picture: new File([blob], 'cover.jpg', { type: 'image/jpeg' }) }
    }
  } finally {
    input.dispose()
  }
}

/** Places with as much of the film between them as before the first and behind the last. */
export const spread = (first: number, end: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + ((end - first) * (at + 0.5)) / count)
