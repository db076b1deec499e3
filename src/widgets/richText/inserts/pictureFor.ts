import type { Label } from '#declare'
import { noPicture } from '#derive/richText/inserts.ts'
import { measure } from '../../image/measure.ts'
import { emptyFile, pictureEndings, pixelRefusal } from '../../image/pictureProblem.ts'
import { type Readable, readable } from '../../image/readable.ts'

const damaged: Label = [
  '图片无法读取，可能已损坏，请换一张',
  'The picture cannot be read; it may be damaged. Take another',
]

/** A picture as it goes into a text, or why it cannot. */
export async function pictureFor(file: File, most: number, tooLarge: Label): Promise<Readable> {
  const read = await readable(file)
  if ('fault' in read) return read
  const fault = await faultOf(read.file, most, tooLarge)
  return fault ? { fault } : read
}

async function faultOf(file: File, most: number, tooLarge: Label): Promise<Label | undefined> {
  const name = file.name.toLowerCase()
  if (file.size === 0) return emptyFile
  if (!pictureEndings.some((ending) => name.endsWith(`.${ending}`))) return noPicture
  if (file.size >= most * 1024) return tooLarge
  const size = await measure(file)
  return size ? pixelRefusal(size)?.text : damaged
}
