import type { Entity, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { asks, conflict, errorOf } from '../errors.ts'
import type { Session } from '../session/session.ts'
import { carryOut, changeOf } from './carryOut.ts'
import type { Change } from './change.ts'
import { currentFor } from './currentFor.ts'
import { entityNamed, type Referrer } from './ground.ts'
import { holdGoing } from './holdReferred.ts'
import { same } from './same.ts'
import type { Unit } from './unit.ts'

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
  await letGo(unit, entity, before)
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
  const found = await unit.ground.rows.referrers(unit.tx, entity, row.id as number, NAMED)
  const usedBy = found.map(({ entity: name, id, title }) => ({ entity: name, id, title }))
  return problems.map((problem) => (problem.kind === 'conflict' ? { usedBy, ...problem } : problem))
}

async function letGo(unit: Unit, entity: Entity, row: Row): Promise<void> {
  const id = row.id as number
  const referrers = await unit.ground.rows.referrers(unit.tx, entity, id, MOST)
  const staying = referrers.filter((referrer) => !isGoing(unit, referrer))
  const ways = staying.map((referrer) => ({ referrer, way: wayOf(unit, entity, referrer) }))
  const barring = ways.filter(({ way }) => way === 'restrict')
  if (barring.length > 0 || referrers.length === MOST)
    throw conflict([inUse(barring.map(({ referrer }) => referrer))])
  for (const { referrer, way } of ways) {
    if (way === 'cascade') await takeAlong(unit, referrer)
    if (way === 'setNull') await unlink(unit, referrer, id)
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
  { records }: Unit,
  { entity, id, path }: Referrer,
  gone: number,
): Promise<void> {
  const row = await records.find(entity, id)
  if (!row) return
  const left = Array.isArray(row[path]) ? row[path].filter((one) => one !== gone) : null
  if (!same(left, row[path])) await records.update(entity, id, { [path]: left })
}

function inUse(referrers: readonly Referrer[]): Problem {
  const named = referrers.slice(0, NAMED)
  const titles = named.map(({ title }) => title)
  const more = referrers.length > NAMED
  return {
    field: '_',
    kind: 'conflict',
    message: [
      `仍被引用：${titles.join('、')}${more ? ` 等 ${referrers.length} 条` : ''}`,
      `Still in use by ${titles.join(', ')}${more ? ` and others, ${referrers.length} in all` : ''}`,
    ],
    usedBy: named.map(({ entity, id, title }) => ({ entity, id, title })),
  }
}
