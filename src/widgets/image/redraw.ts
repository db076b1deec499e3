import { madeOf } from '../upload/originals.ts'

/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How well JPEG keeps a picture, tried until it is light enough. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6]

/** Draws a picture, or a part of it, at another size, as light as `maxKB` asks. Throws where it cannot be drawn. */
export async function redraw(
  file: File,
  area: Area | null,
  { width, height }: Pick<Area, 'width' | 'height'>,
  maxKB: number,
): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const from = area ?? { x: 0, y: 0, width: picture.width, height: picture.height }
  const pen = canvas.getContext('2d')
  if (pen) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height)
  picture.close()
  const drawn = await lightEnough(canvas, file.type, maxKB)
  const ending = drawn.type === 'image/png' ? 'png' : 'jpg'
  const name = `${file.name.replace(/\.\w+$/, '')}.${ending}`
  return madeOf(new File([drawn], name, { type: drawn.type }), file)
}

async function lightEnough(canvas: HTMLCanvasElement, type: string, maxKB: number): Promise<Blob> {
  const isLight = (blob: Blob) => blob.size < maxKB * 1024
  if (type === 'image/png') {
    const png = await blobOf(canvas, 'image/png')
    if (isLight(png)) return png
  }
  let jpeg = await blobOf(canvas, 'image/jpeg', QUALITIES[0])
  for (const quality of QUALITIES.slice(1))
    if (!isLight(jpeg)) jpeg = await blobOf(canvas, 'image/jpeg', quality)
  return jpeg
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`The canvas gives no ${type}`))),
      type,
      quality,
    ),
  )
