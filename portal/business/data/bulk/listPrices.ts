import type { Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import { recordsOf, type Targets } from '#portal/engine/imports/targets.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { type Named, namedIn, type RightTargets } from './rightTargets.ts'

/** What records of an entity are sold for, in fen, by id; what is not sold is missing. */
export type ListPrices = ReadonlyMap<number, number>

/**
 * The list price of each: its own, that of its cheapest ticket, a period's is its camp's where it has none; else the
 * cheapest goods on sale that open it (docs/decisions/totals-of-lists.md).
 */
export async function listPrices(
  place: BulkPlace,
  entity: string,
  records: Targets,
): Promise<ListPrices> {
  const camps = await recordsOf(
    place,
    'camp',
    entity === 'campPeriod' ? [...records.values()].map(({ camp }) => Number(camp)) : [],
  )
  const prices = new Map<number, number>()
  for (const [id, record] of records) {
    const tickets = ((record.tickets ?? []) as readonly Row[]).map(({ price }) => price)
    const own = [record.price, cheapest(tickets), camps.get(Number(record.camp))?.price]
    const found = own.find((price) => typeof price === 'number')
    if (typeof found === 'number') prices.set(id, found)
  }
  const unsold = [...records.keys()].filter((id) => !prices.has(id))
  return new Map([...prices, ...(await goodsOpening(place, entity, unsold))])
}

/** The same for what rows name by kind, as `namedIn` finds it; what is not sold is missing. */
export async function pricesByKind(
  place: BulkPlace,
  targets: RightTargets,
  named: Named,
): Promise<ReadonlyMap<Row, number>> {
  const prices = new Map<Row, number>()
  for (const [kind, { entity }] of Object.entries(targets)) {
    const own = [...named.values()].filter((row) => namedIn(named, kind, row.id) === row)
    const found = await listPrices(place, entity, new Map(own.map((row) => [Number(row.id), row])))
    for (const row of own) {
      const price = found.get(Number(row.id))
      if (price !== undefined) prices.set(row, price)
    }
  }
  return prices
}

const cheapest = (prices: readonly unknown[]): number | undefined => {
  const known = prices.filter((price) => typeof price === 'number')
  return known.length > 0 ? Math.min(...known) : undefined
}

async function goodsOpening(
  { context, db }: BulkPlace,
  entity: string,
  ids: readonly number[],
): Promise<ListPrices> {
  const types = Object.keys(jumpTargets).filter((type) => jumpTargets[type]?.entity === entity)
  if (ids.length === 0 || types.length === 0) return new Map()
  const where = { status: 'published', 'target.type': types, 'target.id': ids }
  const goods = await context.rows.select(db, entityNamed(context, 'goods'), where as Row, {
    limit: 1000,
  })
  const byTarget = Map.groupBy(goods, ({ target }) => Number((target as Row).id))
  return new Map(
    [...byTarget].flatMap(([id, some]) => {
      const price = cheapest(some.map(({ price }) => price))
      return price === undefined ? [] : [[id, price]]
    }),
  )
}
