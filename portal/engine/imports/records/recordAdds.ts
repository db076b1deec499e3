import type { Row } from '#declare'
import { entityNamed } from '../../context/portalContext.ts'
import type { BulkPlace } from '../bulkFunctions.ts'
import { effectOf } from './effect.ts'
import type { WritingKind } from './intention.ts'

const AT_ONCE = 1000

/** What the result sheet adds to rows that are done: what was done, and the fields of the record it names. */
export async function recordAdds(
  { context, db, kind, batch }: BulkPlace,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, Row>> {
  const entity = entityNamed(context, (kind as WritingKind).writes.to)
  const fields = Object.keys(kind.adds).filter((name) => name !== 'action')
  const adds = new Map<number, Row>()
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE).filter(({ status }) => status === 'done')
    const ids = some.map((row) => Number(String(row.ledger ?? '').split(' ')[1] ?? 0))
    const records = await context.rows.readMany(db, entity, ids, { binned: true })
    const byId = new Map(records.map((record) => [record.id, record]))
    some.forEach((row, index) => {
      const record = byId.get(ids[index])
      const told = Object.fromEntries(fields.map((name) => [name, record?.[name] ?? null]))
      adds.set(row.id as number, { action: batch.undoOf ? '撤回' : actionOf(row), ...told })
    })
  }
  return adds
}

const actionOf = (row: Row): string => {
  const effect = effectOf(row)
  return effect?.made || (effect?.line && !effect.line.from) ? '新增' : '更新'
}
