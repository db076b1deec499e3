import type { Entity, Row } from '#declare'
import { missing, type PortalError } from '#portal/core/errors.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { type GroupPlace, inGroup, type OnItem } from './inGroup.ts'
import type { KeptBack } from './keptBack.ts'
import { readsItsOwn } from './readsOf.ts'

/** Records of one entity, in a transaction that runs. */
export interface Many extends GroupPlace {
  readonly entity: Entity
  readonly ids: readonly number[]
  /** What the records must meet to be seen at all. */
  readonly where?: Row | null
}
/** Does what is to be done with one of them, as it stands, and settles its transaction. */
export type OnOne<T> = (own: Transaction, before: Row, id: number) => Promise<T>

/** Does something with each of many records as {@link inGroup} does; they are read in one statement. */
export async function together<T>(
  many: Many,
  onOne: OnOne<T>,
): Promise<readonly (T | PortalError)[]> {
  const { context, tx, entity, ids, where } = many
  const isAhead = ids.length > 1 && !readsItsOwn(entity, context.entities)
  const read = isAhead ? await readThose(context, tx, entity, ids, where) : []
  const ahead = new Map(read.map((row) => [row.id as number, row]))
  let begun: number | undefined
  /** Nobody has written since what might read otherwise in them now. */
  const isStill = (kept: KeptBack | null) => {
    begun ??= kept?.epoch
    return isAhead && kept !== null && kept.epoch === begun && !kept.isMoved(entity)
  }
  const expected = { entity, rowOf: (id: number) => ahead.get(id) ?? {} }
  const one: OnItem<number, T> = async (own, id, kept) => {
    const before = isStill(kept)
      ? ahead.get(id)
      : (await readThose(context, tx, entity, [id], where))[0]
    if (!before) throw missing(entity.label, id)
    return onOne(own, before, id)
  }
  return inGroup(many, ids, one, expected)
}

/** Those that are there and seen, in the order of `ids`. */
async function readThose(
  { rows }: PortalContext,
  tx: Tx,
  entity: Entity,
  ids: readonly number[],
  where: Row | null | undefined,
): Promise<readonly Row[]> {
  if (!where) return rows.readMany(tx, entity, ids)
  const found = await rows.select(tx, entity, { ...where, id: ids }, { limit: ids.length })
  const byId = new Map(found.map((row) => [row.id as number, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
