/** A part of a picture, in its own pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
interface Size {
  readonly width: number
  readonly height: number
}

/** What one looks at in a picture, in hundredths of its width and height. */
export interface Focus {
  readonly x: number
  readonly y: number
}
export const middle: Focus = { x: 50, y: 50 }

/** The largest part of a picture that has the proportions of `wanted`, as near around what one looks at as it goes. */
export function cropAround(picture: Size, wanted: Size, focus: Focus = middle): Part {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height)
  const width = Math.max(1, Math.round(wanted.width * scale))
  const height = Math.max(1, Math.round(wanted.height * scale))
  return {
    x: begin(picture.width, width, focus.x),
    y: begin(picture.height, height, focus.y),
    width,
    height,
  }
}

const begin = (whole: number, part: number, at: number): number =>
  Math.min(Math.max(0, Math.round((whole * at) / 100 - part / 2)), whole - part)

/** `35,60` as it is kept; the middle where nothing is, or nothing readable. */
export function focusOf(kept: unknown): Focus {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(String(kept ?? '')) ?? []
  const [left, top] = [Number(x), Number(y)]
  return left <= 100 && top <= 100 ? { x: left, y: top } : middle
}
