import type { BulkKind, Label, Row } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'
import { shift } from '#derive/moment.ts'
import { conflict } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import type { Holding } from '#wire/holding.ts'
import { readConfig } from '../configuration/readConfig.ts'
import { kindOf } from './kindOf.ts'

/** A batch and what it comes to, in fen. */
export interface Wanted {
  readonly batch: Row
  readonly amount: number
}

const isGiving = ({ total }: BulkKind): boolean => total !== undefined && !total.reported
const giving = Object.values(bulkKinds)
  .filter(isGiving)
  .map(({ name }) => name)

/** What the month's budget of grants holds; null where there is none, or the batch gives nothing away. */
export async function budgetFor(db: Db | Tx, wanted: Wanted, now: string): Promise<Holding | null> {
  const most = await mostOf(db, 'bulk.budgetFen', wanted, now)
  if (most === 0) return null
  const given = await givenIn(db, now.slice(0, 7))
  return holding(
    most,
    [...given.values()].reduce((sum, fen) => sum + fen, 0),
    wanted,
  )
}

/** What each may still let through this month; null where nobody is bounded, or the batch gives nothing away. */
export async function limitsFor(
  db: Db | Tx,
  wanted: Wanted,
  now: string,
): Promise<((approver: number) => Holding) | null> {
  const most = await mostOf(db, 'bulk.approverFen', wanted, now)
  if (most === 0) return null
  const given = await givenIn(db, now.slice(0, 7))
  return (approver) => holding(most, given.get(approver) ?? 0, wanted)
}

/**
 * What somebody may still make good by themselves this month, to one user at a time: what others approved does not
 * count. Null where nobody is bounded.
 */
export async function allowanceFor(
  db: Db | Tx,
  agent: number | null,
  wanted: Wanted,
  now: string,
): Promise<Holding | null> {
  const most = await mostOf(db, 'bulk.agentFen', wanted, now)
  if (most === 0 || agent === null) return null
  const own = confirmedIn(db, now.slice(0, 7))
    .where('createdBy', '=', agent)
    .where('user', 'is not', null)
    .where('approver', 'is', null)
    .where('id', '<>', wanted.batch.id as number)
  const found = await own
    .select((eb) => eb.fn.sum(eb.fn.coalesce('net', 'total')).as('fen'))
    .executeTakeFirst()
  return holding(most, Number(found?.fen ?? 0), wanted)
}

/** Why a batch is more than whoever made it may make good by themselves. */
export const overAllowance = ({ most, used }: Holding, { amount }: Wanted): Label => [
  `超出经办人本月自行补偿额度（额度 ${yuan(most)} 元，已补 ${yuan(used)} 元，本次 ${yuan(amount)} 元），需复核后发放`,
  `More than its maker makes good by themselves a month (limit ¥${yuan(most)}, given ¥${yuan(used)}, this one ¥${yuan(amount)}): somebody else must approve it`,
]

/** Throws 40900 where a batch would go past the month's budget. Of two at once the second sees what the first took. */
export async function demandBudget(tx: Tx, wanted: Wanted, now: string): Promise<void> {
  await oneAtATime(tx, 'budget of grants')
  const holds = await budgetFor(tx, wanted, now)
  if (holds && holds.afterwards < 0) throw over(overBudget(holds, wanted), wanted.batch)
}

/** Throws 40900 where it would go past what its approver may let through in a month. */
export async function demandLimit(
  tx: Tx,
  approver: number,
  wanted: Wanted,
  now: string,
): Promise<void> {
  await oneAtATime(tx, `grants approved by ${approver}`)
  const limits = await limitsFor(tx, wanted, now)
  const holds = limits?.(approver)
  if (holds && holds.afterwards < 0) throw over(overLimit(holds, wanted), wanted.batch)
}

/** Why a batch does not fit into the month, and what can be done about it. */
export const overBudget = ({ most, used, afterwards }: Holding, { amount }: Wanted): Label => [
  `超出本月补赠预算 ${yuan(-afterwards)} 元（预算 ${yuan(most)} 元，已用 ${yuan(used)} 元，本批 ${yuan(amount)} 元）：请减少名单、下月再执行，或请管理员调整预算`,
  `¥${yuan(-afterwards)} over the month's budget of grants (budget ¥${yuan(most)}, used ¥${yuan(used)}, this batch ¥${yuan(amount)}): shorten the list, wait for the next month, or ask an admin to raise the budget`,
]

const overLimit = ({ most, used, afterwards }: Holding, { amount }: Wanted): Label => [
  `超出你本月的复核额度 ${yuan(-afterwards)} 元（额度 ${yuan(most)} 元，已通过 ${yuan(used)} 元，本批 ${yuan(amount)} 元）：请由额度够的人复核`,
  `¥${yuan(-afterwards)} over what you may let through this month (limit ¥${yuan(most)}, let through ¥${yuan(used)}, this batch ¥${yuan(amount)}): somebody whose limit holds it must approve it`,
]

const over = (message: Label, current: Row) =>
  conflict([{ field: '_', kind: 'conflict', message }], current)

const holding = (most: number, used: number, { amount }: Wanted): Holding => ({
  most,
  used,
  afterwards: most - used - amount,
})

/** What a setting bounds a batch by, in fen; 0 for nothing. */
async function mostOf(
  db: Db | Tx,
  setting: string,
  { batch }: Wanted,
  now: string,
): Promise<number> {
  if (batch.undoOf || !isGiving(kindOf(batch))) return 0
  return Number((await readConfig(db, setting, now)) ?? 0)
}

/**
 * What batches confirmed in a month gave, by who approved them (null where nobody had to): what is left of those that
 * are over, all that is meant by those under way.
 */
async function givenIn(db: Db | Tx, month: string): Promise<ReadonlyMap<number | null, number>> {
  const found = await confirmedIn(db, month)
    .select((eb) => ['approver', eb.fn.sum(eb.fn.coalesce('net', 'total')).as('fen')])
    .groupBy('approver')
    .execute()
  return new Map(
    found.map(({ approver, fen }) => [
      approver === null ? null : Number(approver),
      Number(fen ?? 0),
    ]),
  )
}

/** Batches confirmed in a month that give something away. */
function confirmedIn(db: Db | Tx, month: string) {
  const first = `${month}-01`
  return db
    .selectFrom('batchGive')
    .where('kind', 'in', giving)
    .where('undoOf', 'is', null)
    .where('startedAt', '>=', `${first}T00:00:00+08:00`)
    .where('startedAt', '<', `${shift(first, '+1M')}T00:00:00+08:00`)
    .where('deletedAt', 'is', null)
}
