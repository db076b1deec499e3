/**
 * `node bench/pictures/sharpAlone.ts out picture …`: what somebody writes in an afternoon: sharp as it comes, one
 * picture after the other turned, stripped and drawn at the sizes given in SIZES, into a folder.
 */
import { join, parse } from 'node:path'
import sharp from 'sharp'

const [out = '', ...paths] = process.argv.slice(2)
const sizes = JSON.parse(process.env.SIZES ?? '[]') as readonly {
  readonly name: string
  readonly width: number
  readonly height: number
}[]

for (const path of paths) {
  const { name } = parse(path)
  // Turned for good; what is written without being told to keep notes has none.
  await sharp(path)
    .autoOrient()
    .jpeg({ quality: 92 })
    .toFile(join(out, `${name}.jpg`))
  for (const { name: size, width, height } of sizes)
    await sharp(path)
      .autoOrient()
      .resize(width, height)
      .webp({ quality: 80 })
      .toFile(join(out, `${name}.${size}.webp`))
}
