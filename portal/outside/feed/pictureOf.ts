import { toBase64 } from '#portal/storage/objects/encoding.ts'
import { decideType } from '#portal/storage/objects/objectType.ts'
import { feedRefused } from './feed.ts'

/** Bytes as a picture a browser shows, judged by what they are. Throws `refused` for anything else. */
export function pictureOf(bytes: Uint8Array): string {
  const type = decideType('cover.jpg', bytes)
  if (type.startsWith('image/')) return `data:${type};base64,${toBase64(bytes)}`
  throw feedRefused(['封面不是图片', 'its cover is no picture'])
}
