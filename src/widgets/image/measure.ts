import { imageSize } from 'image-size'
import { mostPixels } from './pictureProblem.ts'

/** Bytes of the beginning in which a picture tells its size. */
const HEAD = 256 * 1024

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Width and height of a picture file in pixels, or null where the browser cannot read it as a picture. One that is far
 * too large is told by what it says of itself: decoding it could end the page.
 */
export async function measure(file: File): Promise<Size | null> {
  const told = await toldSize(file)
  if (told && told.width * told.height > mostPixels) return told
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function toldSize(file: File): Promise<Size | null> {
  try {
    return imageSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))
  } catch {
    return null
  }
}
