/** Wider pictures are made so wide, in pixels. */
const WIDEST = 1280
/** How long it may take, in milliseconds: a film without a cover of its own is a film all the same. */
const PATIENCE = 8000

/**
 * A picture of a film, a second into it or at its middle where it is shorter, as JPEG. Null where the browser cannot
 * decode the film, or takes too long.
 */
export async function keyFrame(file: File): Promise<File | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  return Promise.race([frameOf(file).catch(() => null), late])
}

async function frameOf(file: File): Promise<File | null> {
  const { BlobSource, CanvasSink, Input, MP4, QTFF } = await import('mediabunny')
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) return null
    const width = Math.min(await track.getDisplayWidth(), WIDEST)
    const first = await track.getFirstTimestamp()
    const length = await track.computeDuration()
    const sink = new CanvasSink(track, { width })
    const frame = await sink.getCanvas(first + Math.min(1, (length - first) / 2))
    const blob = frame && (await jpegOf(frame.canvas))
    return blob && new File([blob], 'cover.jpg', { type: 'image/jpeg' })
  } finally {
    input.dispose()
  }
}

/** What a canvas shows, as JPEG. */
export const jpegOf = (canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob | null> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
