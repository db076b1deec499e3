import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/** Reads the text in pictures. Throws a `PortError`. */
export interface ReadingPort extends Port {
  /**
   * The text of a picture, line by line as it stands; empty where there is none.
   *
   * @param picture PNG or JPEG, as `PictureTool.forReading` gives it
   */
  read(picture: Uint8Array<ArrayBuffer>): Promise<string>
  /** The same of a picture as it came, where it is read within the house: nobody else need make it ready. */
  readOriginal?(picture: Uint8Array<ArrayBuffer>): Promise<string>
  /** Gives back what it holds between two pictures, once those before are read; the next one begins anew. */
  rest?(): Promise<void>
}

/** Bytes of one picture, as services take them. */
export const HEAVIEST_TO_READ = 10 * 1024 * 1024

/** Throws `refused` where nobody would take it, before anything leaves. */
export function checkPicture(picture: Uint8Array): void {
  const [first, second] = picture
  const isPicture = (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8)
  if (isPicture && picture.length <= HEAVIEST_TO_READ) return
  throw refusedBy(
    'reading',
    isPicture
      ? ['图片超过 10 MB', 'the picture has more than 10 MB']
      : ['不是 PNG 或 JPEG 图片', 'it is no PNG or JPEG picture'],
  )
}

/**
 * Text as people write it: what reads pictures puts blanks between Chinese characters, and full-width signs have their
 * room within them.
 */
export const asWritten = (read: string): string =>
  read
    .split('\n')
    .map((line) => line.replace(/(?<=[^\0-\x7f]) +| +(?=[^\0-\x7f])/g, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n')
