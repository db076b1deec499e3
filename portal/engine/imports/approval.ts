import type { Label, Row } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'
import { shift } from '#derive/moment.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import { readConfig } from '../configuration/readConfig.ts'
import { allowanceFor, limitsFor, overAllowance, type Wanted } from './budget.ts'
import { kindOf } from './kindOf.ts'

/** Whether a batch needs a second person, and why. */
export interface Approval {
  readonly needed: boolean
  readonly why: Label | null
}
/** What a batch comes to; amounts in fen. */
export interface Worth {
  readonly people: number
  readonly amount: number
  /** By how much it changes what stands. */
  readonly moved: number
  /** Rows of which nobody can say what they are worth. */
  readonly unpriced: number
}

/** Days within which a wanted repeat needs a second person whatever its size. */
const REPEAT = '-30d'

/**
 * Above so many people or so much money, of a worth that nobody knows, above so much change of figures, above what its maker makes good by themselves
 * a month, for a list that ran within 30 days, and for one that was sent back, a second person must agree.
 */
export async function approvalOf(
  db: Db | Tx,
  batch: Row,
  { people, amount, moved, unpriced }: Worth,
  now: string,
): Promise<Approval> {
  // Whoever sent it back is not passed by: what was changed since is looked at again.
  if (batch.refusal)
    return due([
      `曾被驳回（${batch.refusal}），须再次复核`,
      `It was sent back (${batch.refusal}): somebody must approve it anew`,
    ])
  const settings = async (key: string, initial: number) =>
    Number((await readConfig(db, key, now)) ?? initial)
  const mostPeople = await settings('bulk.approvalPeople', 1000)
  if (people > mostPeople)
    return due([
      `超过 ${mostPeople} 人，需复核后执行`,
      `More than ${mostPeople} people: somebody else must approve it`,
    ])
  const { total } = kindOf(batch)
  if (total?.reported) {
    const most = await settings('bulk.approvalFiguresFen', 50_000_000)
    if (moved > most)
      return due([
        `${total.of[0]}变动超过 ${yuan(most)} 元，需复核后执行`,
        `It changes ${total.of[1]} by more than ¥${yuan(most)}: somebody else must approve it`,
      ])
  } else {
    const most = await settings('bulk.approvalFen', 1_000_000)
    if (amount > most)
      return due([
        `总金额超过 ${yuan(most)} 元，需复核后执行`,
        `More than ¥${yuan(most)}: somebody else must approve it`,
      ])
    // What is not known cannot be shown to lie below a threshold.
    if (total && !batch.undoOf && unpriced > (await settings('bulk.approvalUnpriced', 0)))
      return due(unknownWorth(total.of, unpriced))
  }
  if (batch.user) {
    const wanted = { batch, amount }
    const own = await allowanceFor(db, (batch.createdBy as number | null) ?? null, wanted, now)
    if (own && own.afterwards < 0) return due(overAllowance(own, wanted))
  }
  if (batch.repeatOf && (await isRecent(db, batch.repeatOf as number, now)))
    return due([
      '30 天内重复发放，需复核后执行',
      'The same list ran within 30 days: somebody else must approve it',
    ])
  return { needed: false, why: null }
}
const unknownWorth = ([zh, en]: Label, rows: number): Label => [
  `${rows} 行未定价（没有${zh}），无法按金额判断，需复核后执行`,
  `${rows === 1 ? '1 row has' : `${rows} rows have`} no ${en}, so that their worth is not known: somebody else must approve it`,
]
const due = (why: Label): Approval => ({ needed: true, why })

async function isRecent(db: Db | Tx, origin: number, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('batchGive')
    .select(['createdAt', 'endedAt'])
    .where('id', '=', origin)
    .executeTakeFirst()
  return row !== undefined && String(row.endedAt ?? row.createdAt) >= shift(now, REPEAT)
}

/** Who else may approve a batch: those whose limit of the month holds it, and those whose limit does not. */
export async function approversOf(
  db: Db | Tx,
  { batch, amount }: Wanted,
  now: string,
): Promise<{ readonly able: readonly number[]; readonly over: readonly number[] }> {
  const all = await approversBut(
    db,
    (batch.createdBy as number | null) ?? null,
    kindOf(batch).who.menus,
  )
  const limits = await limitsFor(db, { batch, amount }, now)
  const isOver = (id: number) => limits !== null && limits(id).afterwards < 0
  return { able: all.filter((id) => !isOver(id)), over: all.filter(isOver) }
}

/**
 * Active users who may approve, but for one. Whoever does not see the page of a kind, all of its `menus` being hidden,
 * is asked to approve none of it.
 */
async function approversBut(
  db: Db | Tx,
  creator: number | null,
  menus: readonly string[] | undefined = [],
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

const listOf = (value: unknown): readonly unknown[] => {
  const list = parsedJson(value)
  return Array.isArray(list) ? list : []
}

/** Who may approve a batch, but for whoever made it, by name; and who may, and has not enough left of this month's limit. */
export async function approverNames(
  db: Db | Tx,
  wanted: Wanted,
  now: string,
): Promise<{ readonly approvers: string[]; readonly exhausted: string[] }> {
  const { able, over } = await approversOf(db, wanted, now)
  const users = await db
    .selectFrom('portalUser')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...able, ...over])
    .orderBy('id')
    .execute()
  const named = (ids: readonly number[]) =>
    users.filter(({ id }) => ids.includes(Number(id))).map(({ name }) => String(name))
  return { approvers: named(able), exhausted: named(over) }
}
