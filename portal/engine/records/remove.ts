import type { Entity, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { formatLabel } from '#derive/rules/formatLabel.ts'
import { usersSaid } from '#derive/rules/usersSaid.ts'
import { asks, conflict, errorOf } from '#portal/core/errors.ts'
import type { Change } from '../context/change.ts'
import { entityNamed, type Referrer } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { carryOut, changeOf } from './carryOut.ts'
import { causing } from './causing.ts'
import { currentFor } from './currentFor.ts'
import { holdGoing } from './holdReferred.ts'
import { same } from './same.ts'

/** Referrers looked at; beyond, a record is refused whatever its references say. */
const MOST = 1000
/** Referrers named in an answer. */
const NAMED = 5

/** Records on their way into the bin, by transaction: what one takes along may point back at it. */
const going = new WeakMap<Transaction['tx'], Set<string>>()
const keyOf = (entity: string, id: unknown): string => `${entity}/${String(id)}`

function isGoing({ tx }: Transaction, { entity, id }: Referrer): boolean {
  return going.get(tx)?.has(keyOf(entity, id)) ?? false
}

/**
 * Puts a record into the bin. What points at it stands in the way, unless its reference says `setNull` or `cascade`
 * or a rule takes it along; the rules' own delete guards come first and win.
 */
export async function binWithin(
  transaction: Transaction,
  entity: Entity,
  before: Row,
  session: Session,
): Promise<void> {
  const intent = {
    entity,
    kind: 'remove',
    before,
    after: { ...before },
    sent: {},
    session,
  } as const
  await holdGoing(transaction, entity, before, session)
  const change = changeOf(transaction, intent)
  const guarded = await transaction.context.rules.guard(change)
  const problems = await withUsers(transaction, entity, before, guarded)
  if (problems.length > 0)
    throw errorOf(problems, await currentFor(transaction, entity, before, session))
  await demandConsent(transaction, change)
  const along = going.get(transaction.tx) ?? new Set()
  going.set(transaction.tx, along.add(keyOf(entity.name, before.id)))
  const cause = { entity, row: before, kind: 'remove' } as const
  await causing(transaction.tx, cause, () => letGo(transaction, entity, before))
  await carryOut(transaction, intent)
}

/** What is to be asked is asked while those that go along still stand. */
async function demandConsent({ context }: Transaction, change: Change): Promise<void> {
  if (change.session.acting !== 'user') return
  const warnings = await context.rules.warnings(change)
  if (warnings.length > 0) throw asks({ warnings })
}

/** A guard that counts what hangs on the record names the first of them, so that they can be opened. */
async function withUsers(
  transaction: Transaction,
  entity: Entity,
  row: Row,
  problems: readonly Problem[],
): Promise<readonly Problem[]> {
  if (!problems.some(({ kind, usedBy }) => kind === 'conflict' && !usedBy)) return problems
  const found = await transaction.context.rows.referrers(
    transaction.tx,
    entity,
    row.id as number,
    MOST,
  )
  const barring = found.filter((referrer) => wayOf(transaction, entity, referrer) === 'restrict')
  const usedBy = once(barring)
    .slice(0, NAMED)
    .map(({ entity: name, id, title }) => ({ entity: name, id, title }))
  return problems.map((problem) =>
    problem.kind === 'conflict' && usedBy.length > 0 ? { usedBy, ...problem } : problem,
  )
}

async function letGo(transaction: Transaction, entity: Entity, row: Row): Promise<void> {
  const id = row.id as number
  const referrers = await transaction.context.rows.referrers(transaction.tx, entity, id, MOST)
  const staying = referrers.filter((referrer) => !isGoing(transaction, referrer))
  const ways = staying.map((referrer) => ({ referrer, way: wayOf(transaction, entity, referrer) }))
  const barring = ways.filter(({ way }) => way === 'restrict')
  if (barring.length > 0 || referrers.length === MOST)
    throw conflict([
      inUse(
        transaction,
        barring.map(({ referrer }) => referrer),
      ),
    ])
  for (const { referrer, way } of ways) {
    if (way === 'cascade') await takeAlong(transaction, referrer)
    if (way === 'setNull') await unlink(transaction, entity, row, referrer)
  }
}

type Way = 'restrict' | 'setNull' | 'cascade'

function wayOf({ context }: Transaction, entity: Entity, { entity: name, path }: Referrer): Way {
  const literals = Object.values(entity.rules).flat()
  const taken = literals.flatMap(
    ({ remove }) => (remove as { readonly takes?: string[] } | undefined)?.takes ?? [],
  )
  if (taken.includes(name)) return 'cascade'
  const field = entityNamed(context, name).fields[path]
  return field && ['ref', 'refs', 'parent'].includes(field.kind)
    ? (field.onDelete ?? 'restrict')
    : 'restrict'
}

/** Two references of one record are met one after the other: the first may have taken it along already. */
async function takeAlong({ records }: Transaction, { entity, id }: Referrer): Promise<void> {
  if (await records.find(entity, id)) await records.remove(entity, id)
}

async function unlink(
  { tx, records }: Transaction,
  of: Entity,
  going: Row,
  { entity, id, path }: Referrer,
): Promise<void> {
  const row = await records.find(entity, id)
  if (!row) return
  const held = row[path]
  const left = Array.isArray(held) ? held.filter((one) => one !== going.id) : null
  if (same(left, held)) return
  const cause = { entity: of, row: going, kind: 'remove', emptied: { [path]: held } } as const
  await causing(tx, cause, () => records.update(entity, id, { [path]: left }))
}

/** Each is told once, in however many ways it refers. */
const once = (places: readonly Referrer[]): readonly Referrer[] => [
  ...new Map(places.map((one) => [`${one.entity} ${one.id}`, one])).values(),
]

function inUse({ context }: Transaction, places: readonly Referrer[]): Problem {
  const referrers = once(places)
  const names = usersSaid(referrers, context.entities)
  return {
    ...{ field: '_', kind: 'conflict' },
    message: formatLabel(['仍被引用：{names}', 'Still in use by {names}'], { names }),
    usedBy: referrers.slice(0, NAMED).map(({ entity, id, title }) => ({ entity, id, title })),
  }
}
