import type { StoredFile } from '#declare'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { decideType, pictureEnding } from '#portal/storage/objects/objectType.ts'

/** Where originals lie: they tell where and by whom a picture was taken, so only the portal's own key reads them. */
export const ORIGINALS = 'private/originals/'

/** A picture as somebody chose it, before its notes were left out. */
export interface AsChosen {
  readonly key: string
  readonly ending: string
  readonly size: number
  /** Nothing lay there before. */
  readonly isNew: boolean
}

/**
 * Keeps a picture as it was chosen, once by its content: whose it is, when and by which camera it was taken is what
 * editors ask for when they credit it or answer a complaint, and leaves the house with none that is given to readers.
 */
export async function keepAsChosen(
  store: ObjectStore,
  picture: Uint8Array<ArrayBuffer>,
): Promise<AsChosen | undefined> {
  const type = decideType('', picture)
  const ending = pictureEnding(type)
  if (!ending) return undefined
  const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', picture)))
  const key = `${ORIGINALS}${hash}.${ending}`
  const isNew = !(await store.head(key))
  if (isNew) await store.put(key, picture, { type, isPrivate: true })
  return { key, ending, size: picture.length, isNew }
}

/** As its item says it. */
export const originalOf = (
  store: ObjectStore,
  { key, ending, size }: AsChosen,
  name: string,
): StoredFile => ({ url: addressIn(store, key), name: calledAfter(name, ending), size })

/** A name says what it is, whatever it was called on its way. */
export const calledAfter = (name: string, ending: string): string =>
  new RegExp(`\\.(${ending}|jpeg|heif)$`, 'i').test(name)
    ? name
    : `${name.replace(/\.\w{1,5}$/, '')}.${ending}`
