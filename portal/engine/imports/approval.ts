import type { Label, Row } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'
import { shift } from '#derive/moment.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { readConfig } from '../configuration/readConfig.ts'
import { kindOf } from './kindOf.ts'

/** Whether a batch needs a second person, and why. */
export interface Approval {
  readonly needed: boolean
  readonly why: Label | null
}
/** What a batch comes to. */
export interface Worth {
  readonly people: number
  /** In fen. */
  readonly amount: number
}

/** Days within which a wanted repeat needs a second person whatever its size. */
const REPEAT = '-30d'

/** Above so many people or so much money, and for a list that ran within 30 days, a second person must agree. */
export async function approvalOf(
  db: Db | Tx,
  batch: Row,
  { people, amount }: Worth,
  now: string,
): Promise<Approval> {
  const mostPeople = Number((await readConfig(db, 'bulk.approvalPeople', now)) ?? 1000)
  const mostFen = Number((await readConfig(db, 'bulk.approvalFen', now)) ?? 1_000_000)
  if (people > mostPeople)
    return due([
      `超过 ${mostPeople} 人，需复核后执行`,
      `More than ${mostPeople} people: somebody else must approve it`,
    ])
  if (amount > mostFen && !kindOf(batch).total?.reported)
    return due([
      `总金额超过 ${yuan(mostFen)} 元，需复核后执行`,
      `More than ¥${yuan(mostFen)}: somebody else must approve it`,
    ])
  if (batch.repeatOf && (await isRecent(db, batch.repeatOf as number, now)))
    return due([
      '30 天内重复发放，需复核后执行',
      'The same list ran within 30 days: somebody else must approve it',
    ])
  return { needed: false, why: null }
}
const due = (why: Label): Approval => ({ needed: true, why })

async function isRecent(db: Db | Tx, origin: number, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('batchGive')
    .select(['createdAt', 'endedAt'])
    .where('id', '=', origin)
    .executeTakeFirst()
  return row !== undefined && String(row.endedAt ?? row.createdAt) >= shift(now, REPEAT)
}

/**
 * Active users who may approve, but for one. Whoever does not see the page of a kind, all of its `menus` being hidden,
 * is asked to approve none of it.
 */
export async function approversBut(
  db: Db | Tx,
  creator: number | null,
  menus: readonly string[] = [],
): Promise<number[]> {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'code', 'special', 'kind', 'hidden'])
    .where('deletedAt', 'is', null)
    .execute()
  const letting = new Set(
    roles
      .filter(({ code, special }) => code === 'admin' || listOf(special).includes('approve'))
      .map(({ id }) => Number(id)),
  )
  const hides = (hidden: unknown) =>
    menus.length > 0 && menus.every((title) => listOf(hidden).includes(title))
  const blind = new Set(
    roles
      .filter(({ kind, hidden }) => kind === 'numeric' && hides(hidden))
      .map(({ id }) => Number(id)),
  )
  const users = await db
    .selectFrom('portalUser')
    .select(['id', 'roles'])
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .execute()
  return users
    .filter(({ roles: held }) => listOf(held).some((id) => letting.has(Number(id))))
    .filter(({ roles: held }) => !listOf(held).some((id) => blind.has(Number(id))))
    .map(({ id }) => Number(id))
    .filter((id) => id !== creator)
}

/** JSON columns come parsed from PostgreSQL and as text from SQLite. */
const listOf = (value: unknown): readonly unknown[] => {
  const list = typeof value === 'string' ? JSON.parse(value) : value
  return Array.isArray(list) ? list : []
}
