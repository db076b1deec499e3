import type { Label, Row } from '#declare'
import { messageOfAll } from '#derive/bulk/finding.ts'
import { asks, conflict, forbidden } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Change } from '../context/change.ts'
import { approvalOf, approversOf } from './approval.ts'
import { demandBudget, demandLimit } from './budget.ts'
import { kindOf } from './kindOf.ts'
import { mayRunBatch } from './rights.ts'
import { codesOf, type RowTally, tallyRows } from './tallyRows.ts'

/** Over so many people their number is typed in. */
export const TYPED_OVER = 100
/** What stands in `accept` where the number of people was typed. */
export const typedPeople = (people: unknown): string => `people:${people}`

const barred = (message: Label, current: Row) =>
  conflict([{ field: '_', kind: 'conflict', message }], current)

/**
 * Whether a batch may go on: confirmed or handed in by whoever may run its kind, with no problem left, every warning
 * ticked and the people counted; let through or sent back by somebody else with the right to approve. Throws 40300,
 * 40900, or 42800 with what is still to be ticked.
 */
export async function mayGoOn(change: Change): Promise<void> {
  const { by, before, session } = change
  if (!before || !by) return
  if (change.bulk) throw barred(['请逐批确认', 'Batches are confirmed one by one'], before)
  if (before.status === 'approval') return approved(change, before)
  if (!mayRunBatch(session, before)) throw notYours()
  const tally = await demandReady(change, before)
  const approval = await approvalOf(change.tx, before, tally, change.now)
  if (by === 'confirm' && approval.needed) throw barred(approval.why as Label, before)
  await demandBudget(change.tx, { batch: before, amount: tally.amount }, change.now)
  if (by === 'submit') await demandApprover(change, before, tally.amount)
  await demandTicked(change, before, tally.people)
}

const notYours = () =>
  forbidden(['没有执行此类批量操作的权限', 'You may not run batches of this kind'])

/** The second person lets through no more than they may in a month. */
async function approved({ session, after, by, tx, now }: Change, before: Row): Promise<void> {
  if (by !== 'confirm') return
  const { amount } = await tallyRows(tx, before.id as number)
  const wanted = { batch: before, amount }
  await demandBudget(tx, wanted, now)
  if (session.acting === 'user') await demandLimit(tx, session.user?.id ?? 0, wanted, now)
  after.approver = session.user?.id ?? null
}

/** What the rows come to, where they can go on as they stand. */
async function demandReady({ tx }: Change, before: Row): Promise<RowTally> {
  const tally = await tallyRows(tx, before.id as number)
  const { problems, fine, warned } = tally
  if (problems > 0)
    throw barred(
      [
        `还有 ${problems} 行问题，请修正或剔除`,
        `${problems} rows still have a problem: mend them or drop them`,
      ],
      before,
    )
  if (fine + warned === 0)
    throw barred(['没有可执行的行', 'There is no row left to carry out'], before)
  if (!before.listKey)
    throw barred(['名单已修改，请重新校验', 'The list has changed: check it again'], before)
  return tally
}

async function demandApprover({ tx, now }: Change, before: Row, amount: number): Promise<void> {
  const { able, over } = await approversOf(tx, { batch: before, amount }, now)
  if (able.length > 0) return
  if (over.length > 0)
    throw barred(
      [
        '有复核权限的人，本月复核额度都不够：请减少名单、下月再提交，或请管理员调整额度',
        'Nobody who may approve has enough left of this month’s limit: shorten the list, wait for the next month, or ask an admin to raise the limit',
      ],
      before,
    )
  throw barred(
    [
      '超过复核标准，但没有其他人有复核权限，请管理员授予后再提交',
      'This batch needs approval, and nobody else may approve: ask an admin to give somebody the right',
    ],
    before,
  )
}

async function demandTicked(change: Change, before: Row, people: number): Promise<void> {
  if (change.session.acting !== 'user') return
  const seen = [...change.accepted]
  const warnings = await warningsOf(change.tx, before)
  const open = warnings.filter(({ rule }) => !seen.includes(rule))
  const isTyped = people <= TYPED_OVER || seen.includes(typedPeople(people))
  if (open.length > 0 || !isTyped)
    throw asks({ warnings: open, ...(!isTyped && { confirm: { count: people } }) })
  change.after.seen = [...new Set(warnings.map(({ rule }) => rule))]
}

/** Everything to be ticked as seen, by wording; what is accepted is the code. */
export async function warningsOf(db: Db | Tx, batch: Row) {
  const kind = kindOf(batch)
  const codes = await codesOf(db, batch.id as number, { waiting: true })
  return codes
    .filter(({ level }) => level === 'warn')
    .map(({ code, count, examples, kinds }) => {
      const [zh, en] = messageOfAll(kind, examples, kinds)
      return {
        rule: code,
        field: '_',
        count,
        message: [`${zh}（${count} 行）`, `${en} (${count} rows)`] as const,
      }
    })
}
