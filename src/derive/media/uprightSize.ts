import { imageSize } from 'image-size'

/** Width and height of a picture as readers see it, in pixels, and its type. */
export interface UprightSize {
  readonly width: number
  readonly height: number
  readonly type?: string | undefined
}

/**
 * The size of a picture by its first bytes; a camera that was held upright says so beside the pixels, and every browser
 * turns its picture. Throws for what is no picture.
 */
export function uprightSize(head: Uint8Array): UprightSize {
  const { width, height, orientation = 1, type } = imageSize(head)
  return orientation >= 5 ? { width: height, height: width, type } : { width, height, type }
}
