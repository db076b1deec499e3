/**
 * Writes H.264 by hand: one picture whose blocks are stored as they are (I_PCM), then frames that change nothing.
 * Any decoder of the baseline profile reads it; nothing is compressed, so it serves for small samples only.
 */
interface Film {
  /** Multiples of 16. */
  readonly width: number
  readonly height: number
  /** Frames, the first one included. */
  readonly count: number
}

/** The frames, each with its length before it as MP4 holds them, and the `avcC` that describes them. */
export function stillFilm({ width, height, count }: Film) {
  const [across, down] = [width / 16, height / 16]
  const sps = spsOf(across, down)
  const pps = ppsOf()
  const description = new Uint8Array([
    1,
    ...sps.subarray(1, 4),
    ...[0xff, 0xe1, 0, sps.length, ...sps],
    ...[1, 0, pps.length, ...pps],
  ])
  const still = Array.from({ length: count - 1 }, (_, at) => unchanged(at + 1, across * down))
  return { description, frames: [picture(across, down), ...still].map(withLength) }
}

/** Bits one after the other, as H.264 writes its numbers. */
function bits() {
  const bytes: number[] = []
  let free = 0
  const u = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) {
      if (free === 0) {
        bytes.push(0)
        free = 8
      }
      free -= 1
      bytes[bytes.length - 1]! |= ((value >> at) & 1) << free
    }
  }
  /** Unsigned Exp-Golomb; of signed numbers only 0 is needed, which is written alike. */
  const ue = (value: number) => {
    const length = Math.floor(Math.log2(value + 1))
    u(0, length)
    u(value + 1, length + 1)
  }
  const align = () => u(0, free)
  /** The bit that ends a unit, and zeros to the end of its byte. */
  const end = () => {
    u(1, 1)
    align()
    return bytes
  }
  return { u, ue, align, end }
}

/** No three bytes inside a unit may look like the start of another. */
function unit(header: number, bytes: readonly number[]): Uint8Array {
  const out = [header]
  let zeros = 0
  for (const byte of bytes) {
    if (zeros === 2 && byte <= 3) {
      out.push(3)
      zeros = 0
    }
    out.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return new Uint8Array(out)
}

function spsOf(across: number, down: number): Uint8Array {
  const { u, ue, end } = bits()
  u(66, 8) // baseline
  u(0xc0, 8)
  u(10, 8)
  for (const value of [0, 0, 2, 1]) ue(value) // id, frame numbers of 4 bits, order as sent, one reference
  u(0, 1)
  ue(across - 1)
  ue(down - 1)
  u(0b1100, 4) // whole frames, 8×8 inference, not cropped, nothing on display
  return unit(0x67, end())
}

function ppsOf(): Uint8Array {
  const { u, ue, end } = bits()
  ue(0)
  ue(0)
  u(0, 2)
  for (const value of [0, 0, 0]) ue(value)
  u(0, 3)
  for (const value of [0, 0, 0]) ue(value)
  u(0b100, 3) // each slice says whether its edges are smoothed
  return unit(0x68, end())
}

function picture(across: number, down: number): Uint8Array {
  const { u, ue, align, end } = bits()
  for (const value of [0, 7, 0]) ue(value)
  u(0, 4)
  ue(0)
  u(0, 2)
  ue(0)
  ue(1)
  for (let block = 0; block < across * down; block++) {
    ue(25) // I_PCM
    align()
    for (const sample of samplesOf(block % across, Math.floor(block / across))) u(sample, 8)
  }
  return unit(0x65, end())
}

/** A board of warm and cool squares: brightness of 16 × 16, then the two colours of 8 × 8. */
function samplesOf(x: number, y: number): readonly number[] {
  const warm = (x + y) % 2 === 0
  const bright = Array.from({ length: 256 }, (_, at) => (warm ? 150 : 90) + (at % 16) * 2)
  return [...bright, ...Array(64).fill(warm ? 100 : 150), ...Array(64).fill(warm ? 170 : 110)]
}

function unchanged(number: number, blocks: number): Uint8Array {
  const { u, ue, end } = bits()
  for (const value of [0, 5, 0]) ue(value)
  u(number % 16, 4)
  u(0, 3)
  ue(0)
  ue(1)
  ue(blocks) // all of them as before
  return unit(0x41, end())
}

function withLength(frame: Uint8Array): Uint8Array {
  const out = new Uint8Array(frame.length + 4)
  new DataView(out.buffer).setUint32(0, frame.length)
  out.set(frame, 4)
  return out
}
