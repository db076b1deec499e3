import type { Row, StoredFile } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import type { MediaSource } from '#derive/media/mediaSource.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import { ownKey } from '../../media/ownKey.ts'
import { SourceFault } from '../SourceFault.ts'
import { PRIVATE } from '../sourceFile.ts'
import { filesInZip, unpacked } from './zip.ts'

/** A file that came along with a list, by itself or in a zip. */
export interface Along {
  /** With its folders, where it has some. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  open(): Promise<ReadableStream<Uint8Array>>
}

/** What came along with a list, found by name. */
export interface Bundle {
  readonly count: number
  /** Every file that goes by that name. */
  named(name: string): readonly Along[]
}

const none: Bundle = { count: 0, named: () => [] }

/** What came along with the list of a batch. Throws F12 for what cannot be read. */
export async function bundleOf(context: PortalContext, batch: Row): Promise<Bundle> {
  const { store } = context
  const files = filesAlong(batch)
  if (!store || files.length === 0) return none
  const found: Along[] = []
  for (const file of files) found.push(...(await within(store, file)))
  const byName = new Map<string, Along[]>()
  for (const one of found)
    for (const name of namesOf(one.name)) byName.set(name, [...(byName.get(name) ?? []), one])
  const named = (name: string) => {
    const all = byName.get(plain(name)) ?? []
    // A whole path is meant before any that only ends so.
    const exact = all.filter((one) => plain(one.name) === plain(name))
    return exact.length > 0 ? exact : all
  }
  return { count: found.length, named }
}

/** The files that came along with a list, as its batch keeps them until it ends. */
export const filesAlong = ({ files }: Row): readonly StoredFile[] =>
  (files as readonly StoredFile[] | null) ?? []

/** Their keys in the store. */
export const keysAlong = (context: PortalContext, batch: Row): readonly string[] =>
  filesAlong(batch).flatMap(({ url }) => {
    const key = ownKey({ store: context.store, origins: [] }, url)
    return key?.startsWith(PRIVATE) ? [key] : []
  })

async function within(store: ObjectStore, file: StoredFile): Promise<readonly Along[]> {
  const key = ownKey({ store, origins: [] }, file.url)
  const head = key?.startsWith(PRIVATE) ? await store.head(key) : null
  if (!key || !head) throw new SourceFault(finding('F12', { file: file.name }))
  const source = sourceOf(store, key, head.size)
  if (!/\.zip$/i.test(file.name))
    return [{ name: file.name, size: head.size, open: async () => whole(store, key) }]
  const entries = await filesInZip(source, file.name)
  return entries.map((entry) => ({
    name: entry.name,
    size: entry.size,
    open: () => unpacked(source, entry),
  }))
}

const sourceOf = (store: ObjectStore, key: string, size: number): MediaSource => ({
  size,
  read: async (start, end) => {
    if (end <= start) return new Uint8Array(0)
    const part = await store.get(key, { start, end: end - 1 })
    if (!part) throw new Error(`${key} is gone from the store`)
    return new Uint8Array(await new Response(part.body as BodyInit).arrayBuffer())
  },
})

async function whole(store: ObjectStore, key: string): Promise<ReadableStream<Uint8Array>> {
  const found = await store.get(key)
  if (!found) throw new Error(`${key} is gone from the store`)
  return found.body
}

/** A name as it is compared: whatever its case, and however its digits and letters are wide. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .trim()
    .toLowerCase()

/** A file goes by its whole path, by each shorter end of it, and without its ending. */
function namesOf(path: string): ReadonlySet<string> {
  const parts = plain(path).split('/')
  const tails = parts.map((_, at) => parts.slice(at).join('/'))
  return new Set(tails.flatMap((tail) => [tail, tail.replace(/\.[a-z0-9]{2,5}$/, '')]))
}
