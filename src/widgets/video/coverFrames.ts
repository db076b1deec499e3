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
export const coverFrames = (url: string, count: number): AsyncGenerator<CoverFrame, void> =>
  framesAt(new URL(url, location.href).href, (first, end) => spread(first, end, count))

/**
 * Pictures of a film, at hand or at an address, where `places` says between its first and its last moment, in seconds.
 * Rejects where it cannot be read or decoded.
 */
export async function* framesAt(
  film: File | string,
  places: (first: number, end: number) => readonly number[],
): AsyncGenerator<CoverFrame, void> {
  const { BlobSource, CanvasSink, Input, MP4, QTFF, UrlSource } = await import('mediabunny')
  const source = typeof film === 'string' ? new UrlSource(film) : new BlobSource(film)
  const input = new Input({ source, formats: [MP4, QTFF] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) throw new Error('This browser does not decode it')
    const width = Math.min(await track.getDisplayWidth(), WIDEST)
    const sink = new CanvasSink(track, { width })
    for (const at of places(await track.getFirstTimestamp(), await track.computeDuration())) {
      const frame = await sink.getCanvas(at)
      const blob = frame && (await jpegOf(frame.canvas))
      if (blob) yield { at, picture: new File([blob], 'cover.jpg', { type: 'image/jpeg' }) }
    }
  } finally {
    input.dispose()
  }
}

/** What a canvas shows, as JPEG. */
const jpegOf = (canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))

/** Places with as much of the film between them as before the first and behind the last. */
export const spread = (first: number, end: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + ((end - first) * (at + 0.5)) / count)
