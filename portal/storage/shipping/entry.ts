import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

/**
 * One file of a shipment. A generation begins with the whole database, in several `part`s and a last one called `base`;
 * `step`s follow, each with the pages that changed and ending where a transaction ended. A long transaction is cut into
 * `piece`s that count only with the step after them.
 */
export interface EntryName {
  readonly generation: string
  /** From 0 on, without a gap. */
  readonly number: number
  readonly kind: 'part' | 'base' | 'piece' | 'step'
  /** When it was read from the database, in milliseconds: all that was committed by then is in it or in one before. */
  readonly at: number
  /** What its bytes add up to. */
  readonly sum: string
}
export interface Pages {
  readonly pageSize: number
  /** Of the whole database, in pages. */
  readonly size: number
  /** The number of each page, and what it holds. */
  readonly pages: ReadonlyMap<number, Uint8Array>
}

const NAME =
  /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\/(\d{8})-(part|base|piece|step)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-([\da-f]{32})\.gz$/

/** A moment as it stands in names: in order, and without what folders do not take. */
export const stampOf = (at: number) => new Date(at).toISOString().replaceAll(/[:.]/g, '-')
/** The moment of a stamp, in milliseconds. */
export const momentOf = (stamp: string) =>
  Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'))

/** The name of a file; null of one that is no entry. */
export function entryNameOf(name: string): EntryName | null {
  const [, generation, number, kind, at, sum] = NAME.exec(name) ?? []
  if (!generation || !number || !kind || !at || !sum) return null
  return {
    generation,
    number: Number(number),
    kind: kind as EntryName['kind'],
    at: momentOf(at),
    sum,
  }
}

export const fileOf = ({ generation, number, kind, at, sum }: EntryName) =>
  `${generation}/${String(number).padStart(8, '0')}-${kind}-${stampOf(at)}-${sum}.gz`

/** Packs pages into the bytes of an entry, and names it. */
export function packed(
  { pageSize, size, pages }: Pages,
  name: Omit<EntryName, 'sum'>,
): { readonly file: string; readonly bytes: Uint8Array } {
  const head = `${JSON.stringify({ pageSize, size, pages: [...pages.keys()] })}\n`
  const bytes = gzipSync(Buffer.concat([Buffer.from(head), ...pages.values()]), { level: 4 })
  return { file: fileOf({ ...name, sum: sumOf(bytes) }), bytes }
}

/** What an entry holds; null where its bytes are not those it was named after. */
export function unpacked(bytes: Uint8Array, { sum }: Pick<EntryName, 'sum'>): Pages | null {
  if (sumOf(bytes) !== sum) return null
  const content = gunzipSync(bytes)
  const end = content.indexOf(10)
  const { pageSize, size, pages } = JSON.parse(content.toString('utf8', 0, end)) as {
    readonly pageSize: number
    readonly size: number
    readonly pages: readonly number[]
  }
  const at = (n: number) => end + 1 + n * pageSize
  return {
    pageSize,
    size,
    pages: new Map(pages.map((page, n) => [page, content.subarray(at(n), at(n + 1))])),
  }
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
