import { randomBytes } from '#portal/storage/objects/encoding.ts'

/** Each digit as strokes on a grid of 4 by 6. */
const strokes: { readonly [digit: string]: string } = {
  '0': '1,0 3,0 4,2 4,4 3,6 1,6 0,4 0,2 1,0',
  '1': '1,1 2,0 2,6',
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 2,2 4,4 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 0,0 0,3 3,2 4,4 3,6 0,6',
  '6': '3,0 1,1 0,4 1,6 3,6 4,4 3,3 0,4',
  '7': '0,0 4,0 1,6',
  '8': '2,3 0,2 1,0 3,0 4,2 0,4 1,6 3,6 4,4 2,3',
  '9': '4,2 3,3 1,3 0,2 1,0 3,0 4,2 3,5 1,6',
}
const WIDTH = 120
const HEIGHT = 40
const PAPER = 244
/** Half of a stroke's width, in pixels. */
const PEN = 1.5
type Point = readonly [x: number, y: number]

/** Whole numbers from 0 up to a limit. */
type Below = (limit: number) => number

/** Chance for one picture: begun from the system's, since a drawing takes too many numbers to ask for each. */
function chance(): Below {
  let state = new DataView(randomBytes(4).buffer).getUint32(0)
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/**
 * The digits as a bitmap of 120 by 40 grey pixels: shifted, turned and bent together with strokes that mean nothing, over
 * speckled paper. What is drawn can only be looked at: no stroke is told as such. A BMP, which browsers take and which
 * needs no packing.
 */
export function captchaPicture(answer: string): Uint8Array {
  const below = chance()
  const pixels = paper(below)
  const width = WIDTH / answer.length
  const lines = [...answer].map((digit, at) => glyph(digit, at * width + width / 2, below))
  const strays = Array.from({ length: 5 }, () => stray(below))
  for (const line of [...lines, ...strays]) draw(pixels, bent(line, below), below)
  return bitmap(pixels)
}

/** Whole numbers between two, both of them in. */
const picking = (below: Below) => (from: number, to: number) => from + below(to - from + 1)

/** Speckled, each dot of another grey. */
const paper = (below: Below) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, () =>
    below(100) < 14 ? PAPER - 20 - below(110) : PAPER - below(12),
  )

function glyph(digit: string, middle: number, below: Below): Point[] {
  const pick = picking(below)
  const turn = (pick(-20, 20) * Math.PI) / 180
  const [dx, dy] = [middle + pick(-3, 3), HEIGHT / 2 + pick(-4, 4)]
  const size = 3.7 + below(8) / 10
  return (strokes[digit] ?? (strokes['8'] as string)).split(' ').map((point): Point => {
    const [gridX = 0, gridY = 0] = point.split(',').map(Number)
    const [x, y] = [(gridX - 2) * size + pick(-5, 5) / 10, (gridY - 3) * size + pick(-5, 5) / 10]
    return [
      dx + x * Math.cos(turn) - y * Math.sin(turn),
      dy + x * Math.sin(turn) + y * Math.cos(turn),
    ]
  })
}

/** A stroke as those of digits are, that belongs to none. */
const stray = (below: Below): Point[] => {
  const pick = picking(below)
  const [x, y] = [pick(4, WIDTH - 4), pick(4, HEIGHT - 4)]
  return [
    [x, y],
    [x + pick(-16, 16), y + pick(-12, 12)],
  ]
}

/** In short pieces along two waves, so that straight strokes are none. */
function bent(line: readonly Point[], below: Below): Point[] {
  const [a, b] = [below(256) / 40, below(256) / 40]
  const whole = line.slice(1).flatMap(([x1, y1], at): Point[] => {
    const [x0, y0] = line[at] as Point
    return Array.from(
      { length: 12 },
      (_, step): Point => [x0 + ((x1 - x0) * step) / 6, y0 + ((y1 - y0) * step) / 6],
    )
  })
  return [...whole, line.at(-1) as Point].map(([x, y]) => [
    x + 1.3 * Math.sin(y / 5 + a),
    y + 1.6 * Math.sin(x / 9 + b),
  ])
}

function draw(pixels: Uint8Array, line: readonly Point[], below: Below): void {
  const ink = 40 + below(70)
  for (const [x, y] of line.flatMap((point, at) => between(line[at - 1] ?? point, point)))
    for (let py = Math.floor(y - 2); py <= y + 2; py++)
      for (let px = Math.floor(x - 2); px <= x + 2; px++) {
        if (px < 0 || py < 0 || px >= WIDTH || py >= HEIGHT) continue
        const cover = Math.min(1, Math.max(0, PEN + 0.5 - Math.sqrt((px - x) ** 2 + (py - y) ** 2)))
        const at = py * WIDTH + px
        const before = pixels[at] ?? PAPER
        pixels[at] = Math.min(before, Math.round(before + (ink + below(24) - before) * cover))
      }
}

const between = ([x0, y0]: Point, [x1, y1]: Point): Point[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) * 1.2))
  return Array.from(
    { length: steps },
    (_, step): Point => [
      x0 + ((x1 - x0) * (step + 1)) / steps,
      y0 + ((y1 - y0) * (step + 1)) / steps,
    ],
  )
}

/** 256 greys, rows from the bottom up; a row of 120 needs no filling up to four bytes. */
function bitmap(pixels: Uint8Array): Uint8Array {
  const start = 54 + 1024
  const bytes = new Uint8Array(start + pixels.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  const words: readonly (readonly [at: number, value: number])[] = [
    ...([
      [2, bytes.length],
      [10, start],
      [14, 40],
      [18, WIDTH],
      [22, HEIGHT],
    ] as const),
    ...([
      [34, pixels.length],
      [46, 256],
    ] as const),
  ]
  for (const [at, value] of words) view.setUint32(at, value, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 8, true)
  for (let grey = 0; grey < 256; grey++) bytes.set([grey, grey, grey, 0], 54 + grey * 4)
  for (let y = 0; y < HEIGHT; y++)
    bytes.set(pixels.subarray(y * WIDTH, (y + 1) * WIDTH), start + (HEIGHT - 1 - y) * WIDTH)
  return bytes
}
