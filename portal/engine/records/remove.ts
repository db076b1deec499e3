import type { Entity, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { said } from '#derive/rules/said.ts'
import { usersSaid } from '#derive/rules/usersSaid.ts'
import { asks, conflict, errorOf } from '#portal/core/errors.ts'
import type { Change } from '../context/change.ts'
import { entityNamed, type Referrer } from '../context/ground.ts'
import type { Session } from '../context/session.ts'
import type { Unit } from '../context/unit.ts'
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
const going = new WeakMap<Unit['tx'], Set<string>>()
const keyOf = (entity: string, id: unknown): string => `${entity}/${String(id)}`

function isGoing({ tx }: Unit, { entity, id }: Referrer): boolean {
  return going.get(tx)?.has(keyOf(entity, id)) ?? false
}

/**
 * Puts a record into the bin. What points at it stands in the way, unless its reference says `setNull` or `cascade`
 * or a rule takes it along; the rules' own delete guards come first and win.
 */
export async function binWithin(
  unit: Unit,
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
  await holdGoing(unit, entity, before, session)
  const change = changeOf(unit, intent)
  const guarded = await unit.ground.rules.guard(change)
  const problems = await withUsers(unit, entity, before, guarded)
  if (problems.length > 0) throw errorOf(problems, await currentFor(unit, entity, before, session))
  await demandConsent(unit, change)
  const along = going.get(unit.tx) ?? new Set()
  going.set(unit.tx, along.add(keyOf(entity.name, before.id)))
  const cause = { entity, row: before, kind: 'remove' } as const
  await causing(unit.tx, cause, () => letGo(unit, entity, before))
  await carryOut(unit, intent)
}

/** What is to be asked is asked while those that go along still stand. */
async function demandConsent({ ground }: Unit, change: Change): Promise<void> {
  if (change.session.acting !== 'user') return
  const warnings = await ground.rules.warnings(change)
  if (warnings.length > 0) throw asks({ warnings })
}

/** A guard that counts what hangs on the record names the first of them, so that they can be opened. */
async function withUsers(
  unit: Unit,
  entity: Entity,
  row: Row,
  problems: readonly Problem[],
): Promise<readonly Problem[]> {
  if (!problems.some(({ kind, usedBy }) => kind === 'conflict' && !usedBy)) return problems
  const found = await unit.ground.rows.referrers(unit.tx, entity, row.id as number, MOST)
  const barring = found.filter((referrer) => wayOf(unit, entity, referrer) === 'restrict')
  const usedBy = barring
    .slice(0, NAMED)
    .map(({ entity: name, id, title }) => ({ entity: name, id, title }))
  return problems.map((problem) =>
    problem.kind === 'conflict' && usedBy.length > 0 ? { usedBy, ...problem } : problem,
  )
}

async function letGo(unit: Unit, entity: Entity, row: Row): Promise<void> {
  const id = row.id as number
  const referrers = await unit.ground.rows.referrers(unit.tx, entity, id, MOST)
  const staying = referrers.filter((referrer) => !isGoing(unit, referrer))
  const ways = staying.map((referrer) => ({ referrer, way: wayOf(unit, entity, referrer) }))
  const barring = ways.filter(({ way }) => way === 'restrict')
  if (barring.length > 0 || referrers.length === MOST)
    throw conflict([
      inUse(
        unit,
        barring.map(({ referrer }) => referrer),
      ),
    ])
  for (const { referrer, way } of ways) {
    if (way === 'cascade') await takeAlong(unit, referrer)
    if (way === 'setNull') await unlink(unit, entity, row, referrer)
  }
}

type Way = 'restrict' | 'setNull' | 'cascade'

function wayOf({ ground }: Unit, entity: Entity, { entity: name, path }: Referrer): Way {
  const literals = Object.values(entity.rules).flat()
  const taken = literals.flatMap(
    ({ remove }) => (remove as { readonly takes?: string[] } | undefined)?.takes ?? [],
  )
  if (taken.includes(name)) return 'cascade'
  const field = entityNamed(ground, name).fields[path]
  return field && ['ref', 'refs', 'parent'].includes(field.kind)
    ? (field.onDelete ?? 'restrict')
    : 'restrict'
}

/** Two references of one record are met one after the other: the first may have taken it along already. */
async function takeAlong({ records }: Unit, { entity, id }: Referrer): Promise<void> {
  if (await records.find(entity, id)) await records.remove(entity, id)
}

async function unlink(
  { tx, records }: Unit,
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
function inUse({ ground }: Unit, places: readonly Referrer[]): Problem {
  const referrers = [...new Map(places.map((one) => [`${one.entity} ${one.id}`, one])).values()]
  const names = usersSaid(referrers, ground.entities)
  return {
    ...{ field: '_', kind: 'conflict' },
    message: said(['仍被引用：{names}', 'Still in use by {names}'], { names }),
    usedBy: referrers.slice(0, NAMED).map(({ entity, id, title }) => ({ entity, id, title })),
  }
}
