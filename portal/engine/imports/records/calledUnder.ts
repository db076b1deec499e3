import { entityNamed } from '../../context/portalContext.ts'
import { titleOf } from '../../records/titleOf.ts'
import type { BulkPlace, Judged } from '../bulkFunctions.ts'
import { recordsOf } from '../targets.ts'
import type { Intention, WritingKind } from './intention.ts'

/**
 * What the money of rows is counted under where that is a record: as it is called, however its cell names it, and
 * whether or not the sheet has a column for it.
 */
export async function calledUnder(
  place: BulkPlace,
  intentions: ReadonlyMap<number, Intention>,
): Promise<ReadonlyMap<number, Judged['under']>> {
  const { total, writes } = place.kind as WritingKind
  const { fields } = entityNamed(place.context, writes.to)
  const references = (total?.per ?? []).filter((name) => fields[name]?.kind === 'ref')
  const under = new Map<number, { [name: string]: string }>()
  for (const name of references) {
    const to = entityNamed(place.context, String(fields[name]?.to))
    const ids = [...intentions.values()].map(({ values }) => Number(values[name] ?? 0))
    const named = await recordsOf(place, to.name, [...new Set(ids)].filter(Boolean))
    for (const [rowNo, { values }] of intentions) {
      const record = named.get(Number(values[name] ?? 0))
      if (record) under.set(rowNo, { ...under.get(rowNo), [name]: titleOf(to, record) })
    }
  }
  return under
}
