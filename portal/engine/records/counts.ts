import type { Entity, Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import type { Change } from '../context/change.ts'
import { entityNamed, type Ground } from '../context/ground.ts'
import type { Unit } from '../context/unit.ts'
import { same } from './same.ts'
import { tallied } from './tallied.ts'
import { type Source, type Tally, talliesOf } from './tallies.ts'

/** Notes the records whose kept counts this change may have moved: those it pointed at before and points at now. */
export function noteCounts(unit: Unit, change: Change): void {
  const { of, from } = talliesOf(unit.ground.entities)
  if (change.kind === 'restore' && of.has(change.entity.name))
    touch(unit, change.entity.name, change.after.id)
  for (const { tally, source } of from.get(change.entity.name) ?? []) {
    if (!moved(change, source)) continue
    for (const row of [change.before, change.kind === 'remove' ? null : change.after])
      if (row) for (const link of source.links) noteLink(unit, tally, change.entity, link, row)
  }
}

const moved = ({ kind, before, after }: Change, { fields }: Source) =>
  kind === 'create' ||
  kind === 'remove' ||
  kind === 'restore' ||
  [...fields].some((field) => !same(before?.[field], after[field]))

function noteLink(unit: Unit, { entity }: Tally, child: Entity, link: string, row: Row): void {
  const [own, ...through] = link.split('.')
  const ids = [row[own as string]].flat().filter((id) => typeof id === 'number')
  if (through.length === 0) for (const id of ids) touch(unit, entity.name, id)
  else
    for (const id of ids)
      touch(unit, `${entity.name}<${child.fields[own as string]?.to}.${through.join('.')}`, id)
}

const touch = (unit: Unit, entity: string, id: unknown) => unit.touched.add(`${entity}/${id}`)

/** Counts anew what was touched; neither version nor time of the counting record changes by it. */
export async function recount(unit: Unit): Promise<void> {
  for (const mark of [...unit.touched].sort()) {
    const [from, id] = mark.split('/') as [string, string]
    const [name, via] = from.split('<') as [string, string | undefined]
    const ids = via ? await followed(unit, via, Number(id)) : [Number(id)]
    for (const one of ids) await recountOne(unit, entityNamed(unit.ground, name), one)
  }
  unit.touched.clear()
}

/** `issue.magazine` from an issue's id: the ids its path leads to. */
async function followed({ ground, tx }: Unit, via: string, id: number): Promise<number[]> {
  const [name, ...path] = via.split('.') as [string, ...string[]]
  let entity = entityNamed(ground, name)
  let ids = [id]
  for (const step of path) {
    const rows = await ground.rows.readMany(tx, entity, ids)
    ids = rows.flatMap((row) => [row[step]].flat()).filter((value) => typeof value === 'number')
    const to = entity.fields[step]?.to
    if (to) entity = entityNamed(ground, to)
  }
  return ids
}

async function recountOne({ ground, tx }: Unit, entity: Entity, id: number): Promise<void> {
  await hold(ground, tx, entity, id)
  const row = await ground.rows.read(tx, entity, id)
  if (!row) return
  const found: Row = {}
  for (const tally of talliesOf(ground.entities).of.get(entity.name) ?? []) {
    const value = await tallied(ground, tx, tally, row)
    if (!same(value, row[tally.field])) found[tally.field] = value
  }
  if (Object.keys(found).length > 0) await ground.rows.keep(tx, entity, id, found)
}

/** Two transactions that count the same record wait for each other on PostgreSQL: the second sees what the first wrote. */
async function hold({ database }: Ground, tx: Tx, { name }: Entity, id: number): Promise<void> {
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
/** Records counted at a stretch. */
const PORTION = 100

/**
 * For the night: counts everything anew and reports what differs; mends nothing, since a difference has a cause. What
 * was never counted yet, because its column came with a release, is written down.
 */
export async function recountAll(ground: Ground, pauses = none): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const [name, tallies] of talliesOf(ground.entities).of) {
    const entity = entityNamed(ground, name)
    for (let after = 0; !pauses.isOver(); await pauses.rest()) {
      const rows = await ground.rows.select(
        ground.database.db,
        entity,
        { id: { gt: after } },
        { limit: PORTION, sort: 'id' },
      )
      for (const row of rows) differences.push(...(await differencesOf(ground, tallies, row)))
      if (rows.length < PORTION) break
      after = rows.at(-1)?.id as number
    }
  }
  return differences
}

async function differencesOf(
  ground: Ground,
  tallies: readonly Tally[],
  row: Row,
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const tally of tallies) {
    const counted = await tallied(ground, ground.database.db, tally, row)
    const { entity, field } = tally
    if (same(counted, row[field])) continue
    if (row[field] == null)
      await ground.database.transaction((tx) =>
        ground.rows.keep(tx, entity, row.id as number, { [field]: counted as Row }),
      )
    else found.push({ entity: entity.name, id: row.id as number, field, kept: row[field], counted })
  }
  return found
}
