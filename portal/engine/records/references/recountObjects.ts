import type { Entity, Row } from '#declare'
import { hashOf } from '#derive/hash.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { takeNoted } from './notedObjects.ts'
import { objects } from './referencesOf.ts'

/** An entity whose records stand for objects of the store and count where these are shown. */
export interface Keeper {
  readonly entity: Entity
  /** The address, the count, since when there is none, and what it took the place of. */
  readonly at: string
  readonly count: string
  readonly since?: string
  readonly formerly?: string
}

/** Where counting is done, and when. */
type Counting = Pick<Transaction, 'context' | 'tx' | 'now'>

/** Addresses asked about at once. */
const AT_ONCE = 200
const known = new WeakMap<PortalContext['entities'], readonly Keeper[]>()

/** Who keeps objects, derived once from the declarations. */
export function keepersOf(entities: PortalContext['entities']): readonly Keeper[] {
  const keepers = known.get(entities) ?? [...entities.values()].flatMap(keeperOf)
  known.set(entities, keepers)
  return keepers
}

const keeperOf = (entity: Entity): readonly Keeper[] =>
  Object.entries(entity.fields).flatMap(([count, { shows }]) =>
    shows ? [{ entity, count, ...shows }] : [],
  )

/** Counts anew where the objects are shown whose uses this transaction changed. */
export async function recountObjects(transaction: Counting): Promise<void> {
  const addresses = takeNoted(transaction.tx)
  const keepers = keepersOf(transaction.context.entities)
  for (const keeper of keepers)
    for (let at = 0; at < addresses.length; at += AT_ONCE)
      await recountSome(transaction, keeper, keepers, addresses.slice(at, at + AT_ONCE))
}

async function recountSome(
  transaction: Counting,
  keeper: Keeper,
  keepers: readonly Keeper[],
  addresses: readonly string[],
): Promise<void> {
  const held = await heldBy(transaction, keeper, addresses)
  if (held.size === 0) return
  const rows = await locked(transaction, keeper.entity, [...held.keys()])
  const counted = await usesOf(transaction, keepers, [...held.values()])
  for (const row of rows) {
    const uses = counted.get(hashOf(held.get(row.id as number) as string)) ?? 0
    const values = valuesOf(keeper, row, uses, transaction.now)
    if (values)
      await transaction.context.rows.keep(transaction.tx, keeper.entity, row.id as number, values)
  }
}

/** Which records stand for these addresses, by id. */
async function heldBy({ tx }: Counting, { entity, at }: Keeper, addresses: readonly string[]) {
  const rows = await tx
    .selectFrom('_reference')
    .select(['id', 'address'])
    .where('toEntity', '=', objects)
    .where('toId', 'in', addresses.map(hashOf))
    .where('entity', '=', entity.name)
    .where('path', '=', at)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, address }) => [Number(id), String(address)]))
}

/** Two transactions that count one object wait for each other: the second sees what the first wrote. */
async function locked({ context, tx }: Counting, entity: Entity, ids: readonly number[]) {
  if (context.database.kind === 'postgres')
    await tx
      .selectFrom(entity.name)
      .select('id')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute()
  return context.rows.readMany(tx, entity, ids)
}

/** Places that show each, by the number made from its address: each field of each record once. */
async function usesOf({ tx }: Counting, keepers: readonly Keeper[], addresses: readonly string[]) {
  const rows = await tx
    .selectFrom('_reference')
    .select((eb) => ['toId', eb.fn.countAll().as('count')])
    .where('toEntity', '=', objects)
    .where('toId', 'in', addresses.map(hashOf))
    .where(
      'entity',
      'not in',
      keepers.map(({ entity }) => entity.name),
    )
    .groupBy('toId')
    .execute()
  return new Map(rows.map(({ toId, count }) => [Number(toId), Number(count)]))
}

/** What changes; null where nothing does. */
function valuesOf({ count, since }: Keeper, row: Row, uses: number, now: string): Row | null {
  const left = since && (uses > 0 ? null : (row[since] ?? now))
  if (row[count] === uses && (!since || (row[since] ?? null) === left)) return null
  return { [count]: uses, ...(since && { [since]: left }) }
}
