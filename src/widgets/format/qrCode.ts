import { encode } from 'uqr'

/** A text as a QR code. */
export interface QrCode {
  /** Squares along a side, the quiet border counted. */
  readonly size: number
  /** By row, which squares are dark. */
  readonly data: readonly (readonly boolean[])[]
  /** The dark squares as the path of an SVG whose squares are 1 wide. */
  readonly path: string
}

/** `qrCode('https://…')`: to be drawn as an SVG of `size` by `size`. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, data, path }
}
