import { createRequire } from 'node:module'
import type { Sharp } from 'sharp'
import type { Wanted } from '#derive/media/askedSizes.ts'
import { cropAround, type Focus } from '#derive/media/cropAround.ts'
import type { DrawnPicture, PictureTool } from '#portal/engine/media/pictureTool.ts'
import { madeToRead } from '#portal/outside/reading/madeToRead.mjs'

/** Pixels of an original at most, as for uploads. */
const MOST_PIXELS = 50_000_000
const QUALITY = 80
/** How much larger a picture is read than what is drawn of it, so that nothing is lost by drawing it twice. */
const SPARE = 1.5
/** Pixels that are held at once of a picture several are drawn from. */
const MOST_READ = 6_000_000
/** What two pictures are compared by: so many pixels across and down. */
const [ACROSS, DOWN] = [9, 8] as const
/** How far grey may be off by encoding alone: what is plain stays plain. */
const NOISE = 6

/** Whether sharp is there for this machine: an installation without what is optional goes without. */
export function canDraw(): boolean {
  const { resolve } = createRequire(import.meta.url)
  return ['', 'musl'].some((libc) => {
    try {
      return resolve(`@img/sharp-${process.platform}${libc}-${process.arch}/sharp.node`) !== ''
    } catch {
      return false
    }
  })
}

type Open = typeof import('sharp').default
let library: Promise<Open> | undefined

/**
 * By sharp, which is loaded by the first picture: one at a time, on one core, without a memory of its own, so that a
 * hundred large pictures need no more room than one.
 */
export const pictureTool: PictureTool = {
  async draw(original, wanted, focus) {
    const sharp = await loaded()
    const open = () => opened(sharp, original)
    const { autoOrient } = await open().metadata()
    const size = { width: autoOrient.width, height: autoOrient.height }
    const read = await readOnce(sharp, open, size, wanted)
    const pictures: DrawnPicture[] = []
    for (const one of wanted) pictures.push(await drawn(read.picture(), read.size, one, focus))
    // What is small already is read in no time.
    const small = await read
      .picture()
      .resize(64, 64, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    return { colour: await colourOf(sharp(small)), look: await lookOf(sharp(small)), pictures }
  },
  async forReading(original) {
    const sharp = await loaded()
    const read = await madeToRead(opened(sharp, original))
    return new Uint8Array(read)
  },
}

const loaded = (): Promise<Open> =>
  (library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  }))

const opened = (sharp: Open, original: Uint8Array) =>
  sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })

interface Size {
  readonly width: number
  readonly height: number
}
/** A picture upright, to be drawn from as often as needed. */
interface Read {
  readonly size: Size
  picture(): Sharp
}

/**
 * A photograph is read once, half as large again as the largest that is drawn of it: a jpg is read at a half or a quarter
 * for a part of the work, and turned upright in a part of the room. What is hardly larger than what is drawn, or is still
 * large then, is read for each anew, a few rows at a time.
 */
async function readOnce(sharp: Open, open: () => Sharp, size: Size, wanted: readonly Wanted[]) {
  const scale = SPARE * Math.max(0, ...wanted.map((one) => scaleOf(size, one)))
  const within = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const anew: Read = { size, picture: () => open().autoOrient() }
  if (scale === 0 || scale > 0.75 || within.width * within.height > MOST_READ) return anew
  const { data, info } = await open()
    .autoOrient()
    .resize(within.width, within.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    size: { width, height },
    picture: () => sharp(data, { raw: { width, height, channels } }),
  } satisfies Read
}

/** What one of them is of the original: of a part that is cut, the part. */
const scaleOf = (size: Size, { width, height }: Wanted): number =>
  height === undefined ? width / size.width : Math.max(width / size.width, height / size.height)

async function drawn(
  picture: Sharp,
  size: Size,
  { name, width, height }: Wanted,
  focus: Focus,
): Promise<DrawnPicture> {
  const part = height !== undefined && cropAround(size, { width, height }, focus)
  const cut = part
    ? picture
        .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
        .resize(width, height as number, { fit: 'fill' })
    : picture.resize(width)
  const { data, info } = await cut.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true })
  return { name, width: info.width, height: info.height, bytes: data }
}

async function colourOf(small: Sharp): Promise<string> {
  const { dominant } = await small.stats()
  const { r, g, b } = dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Whether each pixel is clearly lighter than the one to its right, row by row. */
async function lookOf(small: Sharp): Promise<string> {
  const grey = await small.greyscale().resize(ACROSS, DOWN, { fit: 'fill' }).raw().toBuffer()
  let look = 0n
  for (let row = 0; row < DOWN; row++)
    for (let at = 0; at + 1 < ACROSS; at++) {
      const here = row * ACROSS + at
      look = (look << 1n) | ((grey[here] ?? 0) > (grey[here + 1] ?? 0) + NOISE ? 1n : 0n)
    }
  return look.toString(16).padStart(16, '0')
}
