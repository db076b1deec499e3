import { sql } from 'kysely'
import type { Entity } from '#declare'
import { storedAs } from '#derive/computedField.ts'
import { fold } from '#derive/fold.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { keep, recall, stampOf } from '#portal/storage/db/freshness.ts'
import { column, type Scope } from '../computed/scope.ts'
import { isLive, rowsWhere } from '../storeRead.ts'

/** Names are read through, the latest records first, for so many milliseconds; as many found as a page may show. */
const [longest, most] = [40, 200]
/** So many names are read in one statement. */
const step = 500
const lifetime = 5000

/**
 * The latest records in whose composed name all the words stand: an issue is called by its magazine, year and number,
 * and whoever picks one types what is shown. Such a name changes with other records, so no index holds it; it is read
 * and folded here, as long lists allow. Names that are stored, or masked for whoever asks, are not read.
 *
 * @param words folded, as `q` gives them
 */
export async function calledSo(
  db: Db | Tx,
  scope: Scope,
  words: readonly string[],
  hidden: ReadonlySet<string> = new Set(),
): Promise<readonly number[]> {
  const { entity } = scope
  if (words.length === 0 || !isComposed(entity) || hidden.has(entity.called)) return []
  const key = `called ${JSON.stringify(words)}`
  const known = recall<readonly number[]>(db, entity.name, key)
  if (known) return known
  const stamp = stampOf(db, entity.name)
  const value = await readNames(db, scope, words)
  keep(db, entity.name, key, { value, stamp, lifetime })
  return value
}

/** Whether records are called by what stands in no column of theirs. */
export function isComposed({ fields, called }: Entity): boolean {
  const field = fields[called]
  return field?.kind === 'computed' && !storedAs(field)
}

async function readNames(db: Db | Tx, scope: Scope, words: readonly string[]): Promise<number[]> {
  const { called } = scope.entity
  const id = column(scope, 'id')
  const found: number[] = []
  const end = performance.now() + longest
  let before = Number.MAX_SAFE_INTEGER
  while (found.length < most && performance.now() < end) {
    const where = sql`${isLive(scope)} and ${id} < ${before} order by ${id} desc limit ${step}`
    const rows = await rowsWhere(db, scope, where, [called])
    const holding = rows.filter((row) => holds(row[called], words))
    found.push(...holding.map((row) => Number(row.id)))
    if (rows.length < step) break
    before = Number(rows.at(-1)?.id)
  }
  return found.slice(0, most)
}

function holds(name: unknown, words: readonly string[]): boolean {
  if (typeof name !== 'string') return false
  const folded = fold(name)
  return words.every((word) => folded.includes(word))
}
