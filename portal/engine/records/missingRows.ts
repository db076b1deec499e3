import type { Entity, Row } from '#declare'
import { type Call, visibleRow } from './call.ts'

/**
 * What became of records somebody still refers to: those in the bin with their title (`gone: 'bin'`), and those that
 * are no more at all (`gone: 'purged'`). Of a record that is there but not for this session nothing is told.
 */
export async function missingRows(call: Call, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const { context, entity, session } = call
  const { db } = context.database
  const asked = { filter: JSON.stringify({ id: ids }), range: `[0,${ids.length - 1}]` }
  const where = context.access.sees(entity, session)
  const { list } = await context.lists.list(db, entity, asked, { where, binned: true })
  const binned = new Map(list.map((row) => [row.id, visibleRow(call, row)]))
  const kept = await context.rows.readMany(db, entity, ids, { binned: true })
  const known = new Set(kept.map((row) => row.id))
  return ids.flatMap((id): Row[] => {
    const row = binned.get(id)
    if (row) return [{ id, ...titlesOf(entity, row), gone: 'bin' }]
    return known.has(id) ? [] : [{ id, gone: 'purged' }]
  })
}

const titlesOf = ({ title, called }: Entity, row: Row): Row =>
  Object.fromEntries([title, called].map((name) => [name, row[name] ?? null]))
