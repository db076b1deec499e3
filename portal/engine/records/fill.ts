import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { kinds } from '#widgets/kinds.ts'
import { writeVersions } from '../audit/history.ts'
import type { Change } from '../context/change.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { portalSession, type Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { blankRow } from './blankRow.ts'
import { changeOf } from './carryOut.ts'
import { storeComputed } from './computedAtSave.ts'
import { noteCounts } from './counts.ts'
import { withKeys } from './entryKeys.ts'
import { insertRows } from './insertRows.ts'
import { kindProblems } from './kindProblems.ts'
import { inTransaction } from './transaction.ts'

/** Records as they stand: each with its id, its state, and stamps of its own where it has any. */
export type Filling = ReadonlyMap<string, readonly Row[]>

/**
 * Writes many records as they stand, in one transaction: samples, and what another system hands over. Checks every
 * field, keeps search, references, counts and a first version in step, but takes no record through its moves and
 * tells the audit log nothing. Throws with every wrong field, and writes nothing then.
 */
export async function fillRecords(context: PortalContext, filling: Filling): Promise<void> {
  const problems = [...filling].flatMap(([name, rows]) =>
    rows.flatMap((row) => wrongIn(entityNamed(context, name), row)),
  )
  if (problems.length > 0)
    throw new Error(
      `Filling the portal: ${problems.length} wrong values\n${problems.slice(0, 50).join('\n')}`,
    )
  await inTransaction(context, { session: portalSession }, async (transaction) => {
    const names = await namesOf(transaction, filling)
    for (const [name, rows] of filling) {
      const entity = entityNamed(context, name)
      await fillEntity(transaction, entity, rows, names)
      await continueIds(transaction, entity, rows.length)
    }
    for (const change of transaction.changes) await computeAnew(transaction, change)
  })
}

/**
 * Writes long rows of figures as they stand, each with its id: what is counted, imported or sent day by day bears no
 * version and is asked nothing. Keeps search, references and what is counted of them in step.
 */
export async function fillFigures(context: PortalContext, filling: Filling): Promise<void> {
  await inTransaction(context, { session: portalSession }, async (transaction) => {
    for (const [name, rows] of filling) {
      const entity = entityNamed(context, name)
      await insertRows(transaction.tx, entity, rows, 'id')
      for (const after of rows)
        noteCounts(
          transaction,
          changeOf(transaction, { entity, kind: 'create', before: null, after, sent: {} }),
        )
      await continueIds(transaction, entity, rows.length)
    }
  })
}

async function fillEntity(
  transaction: Transaction,
  entity: Entity,
  given: readonly Row[],
  names: Names,
): Promise<void> {
  const changes: Change[] = []
  for (const row of given) changes.push(await creationOf(transaction, entity, row))
  await insertRows(
    transaction.tx,
    entity,
    changes.map(({ after }) => after),
    'id',
  )
  for (const change of changes) noteCounts(transaction, change)
  transaction.changes.push(...changes)
  await writeVersions(
    transaction.tx,
    changes.map((change) => {
      const { after: written } = change
      const session = sessionOf(written.updatedBy as number | null, names)
      return { change: { ...change, session }, written, at: written.updatedAt as string }
    }),
  )
}

async function creationOf(transaction: Transaction, entity: Entity, given: Row): Promise<Change> {
  const values = withKeys(entity, given)
  const after: Row = {
    version: 1,
    createdAt: transaction.now,
    updatedAt: transaction.now,
    createdBy: null,
    updatedBy: null,
    ...blankRow(entity),
    ...values,
  }
  const change = changeOf(transaction, {
    entity,
    kind: 'create',
    before: null,
    after,
    sent: values,
  })
  await workOut(transaction.context, change)
  return change
}

/**
 * What a function works out stands as it was given where it was: what adds up from move to move (refunds) was never
 * moved here, and would be nothing.
 */
async function workOut(context: PortalContext, change: Change): Promise<void> {
  const { entity, after, sent } = change
  await storeComputed(context, change)
  for (const [name, value] of Object.entries(sent))
    if (value !== null && entity.fields[name]?.kind === 'computed') after[name] = value
}

/** What a function works out from other records, once all of them stand. */
async function computeAnew({ context, tx }: Transaction, change: Change): Promise<void> {
  const { entity, after } = change
  if (!context.parts.computed[entity.name]) return
  const before = { ...after }
  await workOut(context, change)
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name])
  if (changed.length > 0)
    await context.rows.keep(tx, entity, after.id as number, Object.fromEntries(changed))
}

/** What users are called, by id: those that stand and those that come along. */
type Names = ReadonlyMap<number, string>

async function namesOf({ context, tx }: Transaction, filling: Filling): Promise<Names> {
  const users = context.entities.get('portalUser')
  const standing = users ? await context.rows.select(tx, users, {}) : []
  const all = [...standing, ...(filling.get('portalUser') ?? [])]
  return new Map(all.map(({ id, name }) => [id as number, name as string]))
}

/** As whom the version was made, for its history. */
function sessionOf(id: number | null, names: Names): Session {
  const name = id === null ? undefined : names.get(id)
  return id === null || name === undefined
    ? portalSession
    : { ...portalSession, user: { id, username: name, name } }
}

/** PostgreSQL counts ids on by itself only where it gave them. */
async function continueIds(
  { context, tx }: Transaction,
  { name }: Entity,
  count: number,
): Promise<void> {
  if (context.database.kind !== 'postgres' || count === 0) return
  await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), (select max(id) from ${sql.table(name)}))`.execute(
    tx,
  )
}

function wrongIn(entity: Entity, row: Row): string[] {
  const problems = [...kindProblems(entity.fields, row), ...missingIn(entity, row)]
  return problems.map(({ field, message }) => `${entity.name}/${row.id} ${field}: ${message[1]}`)
}

function missingIn({ fields }: Entity, row: Row): Problem[] {
  return Object.entries(fields).flatMap(([field, { kind, required }]) => {
    const kept = kind === 'count' || kind === 'computed'
    return required && !kept && kinds[kind].isEmpty(row[field] ?? null)
      ? [{ field, message: ['必填', 'is required'] }]
      : []
  })
}
