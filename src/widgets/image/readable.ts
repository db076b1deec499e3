import type { Label } from '#declare'
import { madeOf } from '../upload/originals.ts'
import { pixelRefusal, strangePictureEndings } from './pictureProblem.ts'

/** A picture of a form that is kept, or why it cannot become one. */
export type Readable = { readonly file: File } | { readonly fault: Label }

/** How well JPEG keeps a picture that is drawn anew whole. */
const QUALITY = 0.92

/**
 * Phones save HEIC, websites give WebP and AVIF; readers’ devices, mail and the app show JPEG, PNG and GIF for certain. So
 * what comes in another form is drawn anew in full size before anything else is asked of it: as PNG where something is
 * seen through it, as JPEG else; what it was is kept beside it. What is a JPEG, PNG or GIF, or nothing known, is given back as it is.
 */
export async function readable(file: File): Promise<Readable> {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!strangePictureEndings.includes(ending) || file.size === 0) return { file }
  if (ending === 'webp' && (await isMoving(file))) return { fault: moving }
  const bitmap = await bitmapOf(file, ending).catch(() => null)
  if (!bitmap) return { fault: unread(file.name) }
  const huge = pixelRefusal(bitmap)
  if (huge) return { fault: huge.text }
  const { canvas, pen } = drawing(bitmap)
  bitmap.close()
  const type = isSeenThrough(canvas, pen) ? 'image/png' : 'image/jpeg'
  const blob = await canvas.convertToBlob({ type, quality: QUALITY })
  const name = file.name.replace(/\.\w+$/, type === 'image/png' ? '.png' : '.jpg')
  const made = new File([blob], name, { type, lastModified: file.lastModified })
  return { file: madeOf(made, file) }
}

const unread = (name: string): Label => [
  `${name} 无法读取，可能已损坏，请换一张，或另存为 jpg 再上传`,
  `${name} cannot be read; it may be damaged. Take another, or save it as jpg`,
]
const moving: Label = [
  '会动的 webp 会变成静止的图片，请另存为 gif 再上传',
  'A moving webp would stand still: save it as gif and upload that',
]

/** What stands behind a WebP’s first header says whether it moves. */
async function isMoving(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const isExtended = String.fromCharCode(...head.subarray(12, 16)) === 'VP8X'
  return isExtended && ((head[20] ?? 0) & 2) !== 0
}

const bitmapOf = (file: File, ending: string): Promise<ImageBitmap> =>
  ending === 'heic' || ending === 'heif' ? bitmapOfHeic(file) : createImageBitmap(file)

/** Safari reads them by itself; elsewhere they are read beside the page, by a library that comes when it is needed. */
async function bitmapOfHeic(file: File): Promise<ImageBitmap> {
  const own = await createImageBitmap(file).catch(() => null)
  if (own) return own
  const worker = new Worker(new URL('./heicWorker.ts', import.meta.url), { type: 'module' })
  try {
    const drawn = await new Promise<ImageData | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ImageData | null>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage(file)
    })
    if (!drawn) throw new Error('It is no HEIC picture')
    return await createImageBitmap(drawn)
  } finally {
    worker.terminate()
  }
}

function drawing(picture: ImageBitmap) {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')!
  pen.drawImage(picture, 0, 0)
  return { canvas, pen }
}

/** Looked at row by row: all pixels at once would be four bytes of each once more. */
function isSeenThrough(
  { width, height }: OffscreenCanvas,
  pen: OffscreenCanvasRenderingContext2D,
): boolean {
  for (let row = 0; row < height; row += ROWS) {
    const { data } = pen.getImageData(0, row, width, Math.min(ROWS, height - row))
    for (let at = 3; at < data.length; at += 4) if (data[at]! < OPAQUE) return true
  }
  return false
}
const ROWS = 256
/** Compressed pictures come out a little less than whole. */
const OPAQUE = 250
