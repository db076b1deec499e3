import { type Entity, type Label, type Language, wording } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import type { ReadersThen, ThenGroup } from '#wire/readersThen.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { lackingAmong } from '../wanting/wantingRecords.ts'
import type { Call } from './call.ts'
import { titleOf } from './titleOf.ts'
import { openTransaction } from './transaction.ts'

/** So many that refer to a record are looked at, and so many of an entity named. */
const MOST = 100
const NAMED = 5

interface Standing {
  readonly shown: ReadonlySet<number>
  readonly lacks: ReadonlyMap<number, readonly Label[]>
}

/** Those of one entity that refer to the record, what the session may know of them, and how they stood. */
interface Looked {
  readonly entity: Entity
  readonly ids: readonly number[]
  readonly titles: ReadonlyMap<number, string>
  readonly was: Standing
}

/**
 * Looks at those that refer to a record as they stand; what is given looks again, within the same transaction, once
 * something was tried with the record, and tells what became of them.
 */
export async function readersBefore(call: Call, transaction: Transaction, id: number) {
  const { context } = call
  const found = await context.rows.referrers(transaction.tx, call.entity, id, MOST + 1)
  const looked: Looked[] = []
  for (const [name, some] of Map.groupBy(found.slice(0, MOST), ({ entity }) => entity)) {
    const entity = entityNamed(context, name)
    const ids = [...new Set(some.map((one) => one.id))]
    const titles = await titlesSeen(call, transaction, entity, ids)
    looked.push({ entity, ids, titles, was: await standing(transaction, entity, ids) })
  }
  return async (language: Language): Promise<ReadersThen> => {
    const unseen: ThenGroup[] = []
    const lacking: ThenGroup[] = []
    for (const one of looked) {
      const now = await standing(transaction, one.entity, one.ids)
      const says = (id: number) =>
        (now.lacks.get(id) ?? []).map((label) => wording(label, language)).join('；')
      const gone = one.ids.filter((id) => one.was.shown.has(id) && !now.shown.has(id))
      // What goes out of sight is told as that alone.
      const lost = one.ids.filter(
        (id) => now.lacks.has(id) && !one.was.lacks.has(id) && !gone.includes(id),
      )
      if (gone.length > 0) unseen.push(groupOf(one, gone))
      if (lost.length > 0) lacking.push(groupOf(one, lost, says))
    }
    return { unseen, lacking, more: found.length > MOST }
  }
}

/** Of these records, those readers see, and what each of them lacks, as it stands within the transaction. */
async function standing(
  { context, tx, session }: Transaction,
  entity: Entity,
  ids: readonly number[],
): Promise<Standing> {
  // What was read before something was tried holds no longer.
  const fresh = openTransaction(context, { session }, tx)
  const reading = publicReading(entity)
  const limit = ids.length
  const rows = await fresh.records.select(entity.name, { id: ids }, { limit })
  const shown = reading
    ? await fresh.records.select(entity.name, { ...reading.shown, id: ids }, { limit })
    : []
  const lacking = await lackingAmong(fresh, entity, rows)
  return {
    shown: new Set(shown.map((row) => Number(row.id))),
    lacks: new Map(
      lacking.map(({ row, problems }) => [Number(row.id), problems.map(({ message }) => message)]),
    ),
  }
}

/** What they are called, of those the session gets to see. */
async function titlesSeen(
  { context, session }: Call,
  { tx }: Transaction,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (!context.access.mayUse(session, entity, 'read')) return new Map()
  const where = { ...context.access.sees(entity, session), id: ids }
  const rows = await context.rows.select(tx, entity, where, { limit: ids.length })
  return new Map(rows.map((row) => [Number(row.id), titleOf(entity, row)]))
}

function groupOf(
  { entity, titles }: Looked,
  ids: readonly number[],
  saysOf: (id: number) => string = () => '',
): ThenGroup {
  const named = ids.filter((id) => titles.has(id)).slice(0, NAMED)
  const records = named.map((id) => {
    const says = saysOf(id)
    return { id, title: titles.get(id) as string, ...(says && { says }) }
  })
  return { entity: entity.name, label: entity.label, count: ids.length, records }
}
