const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The beginning of a PNG of that size: enough for whoever asks its type, width and height. `bytes` makes it heavier. */
export function pictureOf(width: number, height: number, bytes = 64): Uint8Array {
  const picture = new Uint8Array(Math.max(bytes, 45))
  const view = new DataView(picture.buffer)
  picture.set(SIGNATURE)
  view.setUint32(8, 13)
  picture.set(new TextEncoder().encode('IHDR'), 12)
  view.setUint32(16, width)
  view.setUint32(20, height)
  picture.set([8, 2, 0, 0, 0], 24)
  return picture
}
