import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** As a camera held upright writes it: its sensor lies, and Exif says that it was turned. */
const [WIDTH, HEIGHT] = [4000, 3000]
const TURNED = 6
/** So many rows of the sensor's top are red: seen upright, that is the right edge. */
const MARKED = 300
const MB = 1024 ** 2

/** Writes photographs of 8 MB and 12 million pixels with place, camera and orientation in their Exif; gives their paths. */
export async function photographs(folder: string, count: number): Promise<readonly string[]> {
  const { data } = await sharp({
    create: {
      ...{ width: WIDTH, height: HEIGHT, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 0; at < MARKED * WIDTH * 3; at += 3) data.set([220, 20, 20], at)
  const quality = await qualityOf(data)
  const paths: string[] = []
  for (let number = 1; number <= count; number++) {
    // Each another picture: the same content is kept once.
    data.fill(number, HEIGHT * WIDTH * 3 - number * 30)
    const path = join(folder, `DSC_${String(number).padStart(4, '0')}.jpg`)
    await writeFile(path, await encoded(data, quality))
    paths.push(path)
  }
  return paths
}

/** The quality at which such a picture weighs 8 MB or a little more. */
async function qualityOf(pixels: Buffer): Promise<number> {
  for (let quality = 60; quality < 100; quality += 4)
    if ((await encoded(pixels, quality)).length >= 8 * MB) return quality
  throw new Error('No quality makes 8 MB of such a picture')
}

const encoded = (pixels: Buffer, quality: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withMetadata({ orientation: TURNED })
    .withExifMerge({
      IFD0: { Make: 'Nikon', Model: 'Z 6' },
      IFD3: {
        ...{ GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 27/1' },
        ...{ GPSLongitudeRef: 'E', GPSLongitude: '116/1 23/1 50/1' },
      },
    })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer()

/** What is wrong with a picture that should be upright and say nothing of its camera; null where it is. */
export async function faultOf(picture: Uint8Array): Promise<string | null> {
  const { exif, xmp, iptc } = await sharp(picture).metadata()
  const noted = Buffer.concat([exif ?? Buffer.of(), xmp ?? Buffer.of(), iptc ?? Buffer.of()])
  if (/Nikon/.test(noted.toString('latin1'))) return 'says which camera took it'
  // Which way up it is needs 32 bytes; a place needs more.
  if (noted.length > 40) return `has ${noted.length} bytes of notes`
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize(64)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (height < width) return `lies: ${width} × ${height}`
  const middle = Math.floor(height / 2) * width
  const isRed = (column: number) => {
    const at = (middle + column) * channels
    return (data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 90
  }
  return isRed(width - 2) && !isRed(1) ? null : 'stands on its head'
}
