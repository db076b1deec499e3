import { createRequire } from 'node:module'
import type { Sharp } from 'sharp'
import type { Wanted } from '#derive/media/askedSizes.ts'
import { cropAround, type Focus } from '#derive/media/cropAround.ts'
import type { DrawnPicture, PictureTool } from '#portal/engine/media/pictureTool.ts'

/** Pixels of an original at most, as for uploads. */
const MOST_PIXELS = 50_000_000
const QUALITY = 80
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
    library ??= import('sharp').then(({ default: sharp }) => {
      sharp.cache(false)
      sharp.concurrency(1)
      return sharp
    })
    const sharp = await library
    const open = () =>
      sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    const { autoOrient } = await open().metadata()
    const pictures: DrawnPicture[] = []
    for (const one of wanted)
      pictures.push(await drawn(open().autoOrient(), autoOrient, one, focus))
    // What is small already is read in no time.
    const small = await open()
      .autoOrient()
      .resize(64, 64, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    return { colour: await colourOf(sharp(small)), look: await lookOf(sharp(small)), pictures }
  },
}

async function drawn(
  picture: Sharp,
  size: { readonly width: number; readonly height: number },
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
