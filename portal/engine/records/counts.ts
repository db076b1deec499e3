import type { Entity, Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import type { Change } from '../context/change.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { computeTally } from './computeTally.ts'
import { same } from './same.ts'
import { type Source, type Tally, talliesOf } from './tallies.ts'
import { meetsWhere } from './together/meets.ts'

/** Notes the records whose kept counts this change may have moved: those it pointed at before and points at now. */
export function noteCounts(transaction: Transaction, change: Change): void {
  const { of, from } = talliesOf(transaction.context.entities)
  if (change.kind === 'restore' && of.has(change.entity.name))
    touch(transaction, change.entity.name, change.after.id)
  for (const { tally, source } of from.get(change.entity.name) ?? []) {
    if (!changesCount(change, source)) continue
    // What is not counted, as it stands, moves no count.
    for (const row of [change.before, change.kind === 'remove' ? null : change.after])
      if (row && meetsWhere(source.entity, source.where, row) !== false)
        for (const link of source.links) noteLink(transaction, tally, change.entity, link, row)
  }
}

const changesCount = ({ kind, before, after }: Change, { fields }: Source) =>
  kind === 'create' ||
  kind === 'remove' ||
  kind === 'restore' ||
  [...fields].some((field) => !same(before?.[field], after[field]))

function noteLink(
  transaction: Transaction,
  { entity }: Tally,
  child: Entity,
  link: string,
  row: Row,
): void {
  const [own, ...through] = link.split('.')
  const ids = [row[own as string]].flat().filter((id) => typeof id === 'number')
  if (through.length === 0) for (const id of ids) touch(transaction, entity.name, id)
  else
    for (const id of ids)
      touch(
        transaction,
        `${entity.name}<${child.fields[own as string]?.to}.${through.join('.')}`,
        id,
      )
}

const touch = (transaction: Transaction, entity: string, id: unknown) =>
  transaction.touched.add(`${entity}/${id}`)

/** Counts anew what was touched; neither version nor time of the counting record changes by it. */
export async function recount(transaction: Counting): Promise<void> {
  for (const mark of [...transaction.touched].sort()) {
    const [from, id] = mark.split('/') as [string, string]
    const [name, via] = from.split('<') as [string, string | undefined]
    const ids = via ? await followed(transaction, via, Number(id)) : [Number(id)]
    for (const one of ids)
      await recountOne(transaction, entityNamed(transaction.context, name), one)
  }
  transaction.touched.clear()
}

/** Where counting is done, and what of. */
type Counting = Pick<Transaction, 'context' | 'tx' | 'touched'>

/** `issue.magazine` from an issue's id: the ids its path leads to. */
async function followed({ context, tx }: Counting, via: string, id: number): Promise<number[]> {
  const [name, ...path] = via.split('.') as [string, ...string[]]
  let entity = entityNamed(context, name)
  let ids = [id]
  for (const step of path) {
    const rows = await context.rows.readMany(tx, entity, ids)
    ids = rows.flatMap((row) => [row[step]].flat()).filter((value) => typeof value === 'number')
    const to = entity.fields[step]?.to
    if (to) entity = entityNamed(context, to)
  }
  return ids
}

async function recountOne({ context, tx }: Counting, entity: Entity, id: number): Promise<void> {
  await hold(context, tx, entity, id)
  const row = await context.rows.read(tx, entity, id)
  if (!row) return
  const found: Row = {}
  for (const tally of talliesOf(context.entities).of.get(entity.name) ?? []) {
    const value = await computeTally(context, tx, tally, row, true)
    if (!same(value, row[tally.field])) found[tally.field] = value
  }
  if (Object.keys(found).length > 0) await context.rows.keep(tx, entity, id, found)
}

/** Two transactions that count the same record wait for each other on PostgreSQL: the second sees what the first wrote. */
async function hold(
  { database }: PortalContext,
  tx: Tx,
  { name }: Entity,
  id: number,
): Promise<void> {
  if (database.kind === 'postgres')
    await tx.selectFrom(name).select('id').where('id', '=', id).forUpdate().execute()
}

/** A kept count that is not what counting gives. */
export interface Difference {
  readonly entity: string
  readonly id: number
  readonly field: string
  readonly kept: unknown
  readonly counted: unknown
}

/** How long work makes room for what people do meanwhile: called between portions, and asked whether to stop. */
export interface Pauses {
  rest(): Promise<void>
  isOver(): boolean
}
const none: Pauses = { rest: async () => {}, isOver: () => false }
/** Records counted at a stretch: nobody is answered meanwhile. */
const PORTION = 20

/**
 * For the night: counts everything anew and reports what differs; mends nothing, since a difference has a cause. What
 * was never counted yet, because its column came with a release, is written down.
 */
export async function recountAll(context: PortalContext, pauses = none): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const [name, tallies] of talliesOf(context.entities).of) {
    const entity = entityNamed(context, name)
    for (let after = 0; !pauses.isOver(); await pauses.rest()) {
      const rows = await context.rows.select(
        context.database.db,
        entity,
        { id: { gt: after } },
        { limit: PORTION, sort: 'id' },
      )
      for (const row of rows) differences.push(...(await differencesOf(context, tallies, row)))
      if (rows.length < PORTION) break
      after = rows.at(-1)?.id as number
    }
  }
  return differences
}

async function differencesOf(
  context: PortalContext,
  tallies: readonly Tally[],
  row: Row,
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const tally of tallies) {
    const counted = await computeTally(context, context.database.db, tally, row)
    const { entity, field } = tally
    if (same(counted, row[field])) continue
    if (row[field] == null)
      await context.database.transaction((tx) =>
        context.rows.keep(tx, entity, row.id as number, { [field]: counted as Row }),
      )
    else found.push({ entity: entity.name, id: row.id as number, field, kept: row[field], counted })
  }
  return found
}
