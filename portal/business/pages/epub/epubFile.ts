import { imageSize } from 'image-size'
import type { StoredFile } from '#declare'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import { OutOfReach } from '#portal/engine/queue/outOfReach.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { EpubFault, epubFaults } from './EpubFault.ts'
import { HEAVIEST } from './openZip.ts'

/** The bytes of an uploaded book. @throws EpubFault where it is no upload of ours or too heavy, `OutOfReach` where the store does not have it */
export async function bytesOf(
  context: PortalContext,
  file: StoredFile | null | undefined,
): Promise<Uint8Array> {
  const key = ownKey(context, file?.url)
  if (key === null) throw notThere()
  const object = await context.store?.get(key)
  if (!object) throw new OutOfReach(file?.name ?? key)
  if (object.size > HEAVIEST) throw epubFaults.heavy()
  return readBytes(object.body, HEAVIEST)
}

const notThere = () =>
  new EpubFault(['文件不存在，请重新上传', 'There is no such file: upload it again'])

/** A picture of a book, once it lies in the store. */
export interface BookPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}
const ENDINGS: { readonly [type: string]: string } = {
  jpg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
}
const HEAVIEST_PICTURE = 10 * 1024 * 1024

/** Puts a picture into the store under the hash of its content, once; undefined for what is no picture. */
export async function keepPicture(
  { store }: PortalContext,
  bytes: Uint8Array,
): Promise<BookPicture | undefined> {
  const found = measured(bytes)
  const ending = ENDINGS[found?.type ?? '']
  if (!store || !found || !ending || bytes.length > HEAVIEST_PICTURE) return undefined
  const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))))
  const key = `epub/${hash.slice(0, 2)}/${hash.slice(2, 34)}.${ending}`
  const type = `image/${ending === 'jpg' ? 'jpeg' : ending}`
  if (!(await store.head(key))) await store.put(key, bytes, { type })
  return { url: addressIn(store, key), width: found.width, height: found.height }
}

function measured(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}
