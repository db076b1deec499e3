import type { BulkKind, StoredFile } from '#declare'
import { finding, messageOf } from '#derive/bulk/finding.ts'
import { refusedField } from '#portal/core/errors.ts'
import { ownPrefixes } from '#portal/engine/context/ownPrefixes.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import type { Body, ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import { ownKey } from '../../media/ownKey.ts'
import type { Call } from '../../records/call.ts'
import { PRIVATE } from '../sourceFile.ts'
import { mediaColumns } from './brought.ts'

/** Bytes of all that comes along with one list, and files it may be. */
export const HEAVIEST_ALONG = 200 * 1024 * 1024
export const MOST_ALONG = 500

/** Throws for a kind that has no column of pictures or files. */
export function demandMedia(kind: BulkKind): void {
  if (mediaColumns(kind).length === 0)
    throw refusedField('files', [
      `“${kind.label[0]}”没有图片或文件的列，不能随附文件`,
      `"${kind.label[1]}" has no column of pictures or files: nothing can come along`,
    ])
}

/** What came along weighs too much, as the answer to a call. */
export const tooHeavyAlong = (kind: BulkKind) =>
  refusedField(
    'files',
    messageOf(kind, finding('F12.heavy', { most: HEAVIEST_ALONG / 1024 / 1024 })),
  )

/**
 * `files` of a batch as they were uploaded: zips, pictures and sounds, taken to where only the portal reads them. Throws
 * 40001 for what the caller did not upload, and where they are too many or too heavy.
 */
export async function takenAlong(
  { context, session }: Call,
  kind: BulkKind,
  given: unknown,
): Promise<readonly StoredFile[]> {
  const files = filesGiven(given)
  if (files.length === 0) return []
  demandMedia(kind)
  const { store } = context
  const prefixes = await ownPrefixes(context, session.user?.username ?? '')
  const heads = await Promise.all(
    files.map(async ({ url }) => {
      const key = ownKey(context, url)
      const isOwn = key !== null && prefixes.some((prefix) => key.startsWith(prefix))
      return (isOwn && (await store?.head(key))) || null
    }),
  )
  const sum = heads.reduce((all, head) => all + (head?.size ?? 0), 0)
  if (sum > HEAVIEST_ALONG) throw tooHeavyAlong(kind)
  const taken: StoredFile[] = []
  for (const [at, head] of heads.entries()) {
    const { name } = files[at]!
    const found = head && (await store?.get(head.key))
    if (!store || !found)
      throw refusedField('files', [
        `“${name}”不存在，请重新上传`,
        `There is no "${name}": upload it again`,
      ])
    taken.push(await putAlong(store, found.body, name))
  }
  return taken
}

/** One file in the private place, as it arrives. */
export async function putAlong(store: ObjectStore, body: Body, name: string): Promise<StoredFile> {
  const key = `${PRIVATE}${toHex(randomBytes(16))}.along`
  const { size } = await store.put(key, body, { type: 'application/octet-stream', isPrivate: true })
  return { url: `${bucketAddress(store.describe())}/${key}`, name, size }
}

function filesGiven(given: unknown): readonly { readonly url: string; readonly name: string }[] {
  if (given === undefined || given === null) return []
  const isSuch =
    Array.isArray(given) &&
    given.length <= MOST_ALONG &&
    given.every(
      (one) =>
        typeof one?.url === 'string' && typeof one.name === 'string' && one.name.length <= 255,
    )
  if (isSuch) return given
  throw refusedField('files', [
    `随附的文件应为 { url, name } 的列表，最多 ${MOST_ALONG} 个`,
    `files must be a list of { url, name }, ${MOST_ALONG} at most`,
  ])
}
