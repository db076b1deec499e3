import type { Label, Row, StoredFile } from '#declare'
import { uprightSize } from '#derive/media/uprightSize.ts'
import { refusedField } from '#portal/core/errors.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { decideType, pictureEnding } from '#portal/storage/objects/objectType.ts'
import { inTransaction } from '../records/transaction.ts'
import { calledAfter, ORIGINALS } from './asChosen.ts'
import { isWhole } from './isWhole.ts'
import { ownKey } from './ownKey.ts'
import { type Content, readContent } from './readContent.ts'
import { demandHarmless, type Taking } from './takeUp.ts'

/** What an upload ends on that is an original; no reader is ever given such a key. */
export const ORIGINAL_ENDING = '.original'
/** Bytes, and pixels, of an original at most. */
const HEAVIEST = 40 * 1024 * 1024
const MOST_PIXELS = 100_000_000

/**
 * Keeps what a picture of the library was made of: before it was cropped, or drawn anew in a form that every reader's
 * device shows. Once by its content, however many pictures were made of it; the upload itself goes in any case. The
 * first one stays. Throws 40001 with the reason.
 */
export async function keepOriginal(
  call: Taking,
  store: ObjectStore,
  item: Row,
  { key, name }: { readonly key: string; readonly name: string },
): Promise<Row> {
  const content = await readContent(store, key)
  if (!content) throw refusedField('url', gone)
  try {
    if (item.original) return item
    const { size, hash, head } = content
    const type = formOf(head)
    const fault = faultOf(content, type)
    if (fault || !type) throw refusedField('url', fault ?? strange)
    await demandHarmless(call, store, key)
    const to = `${ORIGINALS}${hash}.${type.ending}`
    if (!(await store.head(to))) {
      const found = await store.get(key)
      if (!found) throw refusedField('url', gone)
      await store.put(to, found.body, { type: type.type, isPrivate: true })
    }
    return await write(call, item, {
      ...{ url: addressIn(store, to), name: calledAfter(name, type.ending), size },
      ...sizeOf(head),
    })
  } finally {
    await store.remove(key)
  }
}

/**
 * A picture cut from one of the library has that one's original; where that came as it is, it is the original, and
 * stays even when its own item is deleted.
 */
export async function originalOfItem(
  call: Taking,
  store: ObjectStore,
  item: Row,
  source: Row,
): Promise<Row> {
  if (item.original || source.id === item.id || source.mediaType !== 'image') return item
  if (source.original) return write(call, item, source.original as unknown as StoredFile)
  const key = ownKey(call.context, source.url)
  const ending = /\.(\w+)$/.exec(key ?? '')?.[1]
  if (key === null || !ending || !source.hash) return item
  const to = `${ORIGINALS}${source.hash}.${ending}`
  const there = await store.head(to)
  const found = there ? null : await store.get(key)
  if (!there && !found) return item
  if (found) await store.put(to, found.body, { type: found.type, isPrivate: true })
  const { name, size, width, height } = source
  return write(call, item, {
    ...{ url: addressIn(store, to), name: calledAfter(String(name), ending) },
    ...{ size: Number(size), width: Number(width), height: Number(height) },
  })
}

const write = ({ context, session, entity }: Taking, item: Row, original: StoredFile) =>
  inTransaction(context, { session }, ({ records }) =>
    records.update(entity.name, item.id as number, { original }),
  )

interface Form {
  readonly type: string
  readonly ending: string
}

/** Which picture these first bytes begin; undefined for anything else. */
function formOf(head: Uint8Array): Form | undefined {
  if (/^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/.test(String.fromCharCode(...head.subarray(4, 12))))
    return { type: 'image/heic', ending: 'heic' }
  const type = decideType('', head)
  const ending = pictureEnding(type)
  return ending ? { type, ending } : undefined
}

const gone: Label = [
  '文件不存在，请重新上传',
  'There is no such file in the store: upload it again',
]
const strange: Label = [
  '原图须为 jpg、png、gif、webp、avif 或 heic 图片',
  'An original is a picture: jpg, png, gif, webp, avif or heic',
]

function faultOf(content: Content, form: Form | undefined): Label | undefined {
  if (content.size > HEAVIEST) return ['原图不能超过 40 MB', 'An original may have 40 MB at most']
  if (!form) return strange
  if (!isWhole(form.type, content))
    return ['文件不完整，可能没有传完，请重新上传', 'The file is cut off: upload it again']
  const { width = 0, height = 0 } = sizeOf(content.head)
  return width * height > MOST_PIXELS
    ? [
        `原图过大：${width} × ${height} 像素，最多 ${MOST_PIXELS / 10_000} 万像素`,
        `The original has ${width} × ${height} pixels; ${MOST_PIXELS / 1_000_000} million are the most`,
      ]
    : undefined
}

/** Of some forms only a decoder knows the size. */
function sizeOf(head: Uint8Array): { readonly width?: number; readonly height?: number } {
  try {
    const { width, height } = uprightSize(head)
    return width > 0 && height > 0 ? { width, height } : {}
  } catch {
    return {}
  }
}
