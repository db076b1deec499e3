import type { Entity, Row } from '#declare'
import { isKeptColumn } from '#derive/computedField.ts'
import { stale } from '#portal/core/errors.ts'
import { blankHistory } from '../audit/history.ts'
import { tellChange } from '../audit/tellChange.ts'
import type { Transaction } from '../context/transaction.ts'
import { changeOf } from '../records/carryOut.ts'
import { storeComputed } from '../records/computedAtSave.ts'
import { currentFor } from '../records/currentFor.ts'
import type { AboutPerson } from './aboutPerson.ts'
import { emptied } from './emptied.ts'

/**
 * Takes out of a record, and of its earlier versions, what says who somebody is; gives whether there was anything.
 *
 * No rule of the entity is asked: what must be filled in, and what is frozen, holds for people at work, and no order
 * that was once delivered may keep an address because of it. Counts and effects hang on nothing that is emptied.
 */
export async function erase(
  transaction: Transaction,
  { entity, by, fate }: AboutPerson,
  row: Row,
): Promise<boolean> {
  const values = fate === 'unlinked' ? { [by]: null } : emptied(entity, row)
  const id = row.id as number
  const isChanged = Object.keys(values).length > 0
  const after = isChanged ? await writeErased(transaction, entity, row, values) : row
  const wasKept = await blankHistory(transaction.tx, entity, id, (snapshot) => ({
    ...snapshot,
    ...(fate === 'unlinked'
      ? values
      : { ...emptied(entity, snapshot), ...workedOut(entity, after) }),
  }))
  if (fate === 'removed') await transaction.records.remove(entity.name, id)
  return isChanged || wasKept || fate === 'removed'
}

async function writeErased(
  transaction: Transaction,
  entity: Entity,
  before: Row,
  values: Row,
): Promise<Row> {
  const { context, tx, now, session } = transaction
  const stamps = {
    version: Number(before.version) + 1,
    updatedAt: now,
    updatedBy: session.user?.id ?? null,
  }
  const after = { ...before, ...values, ...stamps }
  const change = changeOf(transaction, { entity, kind: 'update', before, after, sent: values })
  await storeComputed(context, change)
  if (!(await context.rows.update(tx, entity, before.id as number, after, before)))
    throw stale(await currentFor(transaction, entity, before, session))
  // The log is told that it was emptied, and not of what.
  const worked = workedOut(entity, after)
  const told = { ...before, ...values, ...worked }
  const kept = { ...after, ...worked }
  await tellChange(transaction, { ...change, before: told, after: kept }, kept)
  return kept
}

/** What is worked out from a record may hold a name, too: as it is kept now, and nothing of what is read anew each time. */
const workedOut = (entity: Entity, row: Row): Row =>
  Object.fromEntries(
    Object.keys(entity.fields)
      .filter((name) => entity.fields[name]?.kind === 'computed')
      .map((name) => [name, isKeptColumn(entity.fields[name]!) ? (row[name] ?? null) : null]),
  )
