import { sql } from 'kysely'
import type { BulkKind, Row } from '#declare'
import { type Finding, messageOf, messageOfAll } from '#derive/bulk/finding.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { type Call, demand, findVisible } from '../records/call.ts'
import { approvalOf, approverNames } from './approval.ts'
import { budgetFor, limitsFor, overBudget } from './budget.ts'
import { endsOf } from './endsOf.ts'
import { givenOf } from './givenOf.ts'
import { TYPED_OVER } from './goingOn.ts'
import { gotAlready } from './gotAlready.ts'
import { kindOf } from './kindOf.ts'
import { remainsOf } from './remainsOf.ts'
import { mayApprove, mayRunBatch } from './rights.ts'
import { type Shares, sharesOf } from './sharesOf.ts'
import { codesOf, type RowTally, tallyRows } from './tallyRows.ts'

/** `GET batchGive/{id}/summary`: what a check came to, and what is to be said before it goes on. Amounts in fen. */
export async function summary(call: Call, id: number): Promise<Row> {
  demand(call, 'read')
  const { context, session } = call
  const { db } = context.database
  const batch = await findVisible(call, db, id)
  const kind = kindOf(batch)
  const tally = await tallyRows(db, id)
  const say = sayingIn(kind, session.language)
  const now = shanghaiTime(context.clock())
  const approval = await approvalOf(db, batch, tally, now)
  const given = await givenOf(context, db, batch, now)
  const spoken = session.language === 'en' ? 1 : 0
  const isOwn = batch.createdBy === session.user?.id
  const faults = ((batch.faults as readonly Finding[] | null) ?? []).map((found) => ({
    code: found.code,
    says: found.says ?? found.code,
    level: found.level,
    count: 1,
    message: say(found),
    ...(found.code === 'F11' && { batch: found.values?.batch, batchNo: found.values?.batchNo }),
  }))
  const codes = (await codesOf(db, id)).map(({ examples, kinds, ...code }) => ({
    ...code,
    column: examples[0]?.column ?? null,
    message: messageOfAll(kind, examples, kinds)[session.language === 'en' ? 1 : 0],
  }))
  return {
    status: batch.status,
    total: tally.rows,
    people: tally.people,
    fine: tally.fine,
    warned: tally.warned,
    problems: tally.problems,
    skipped: tally.skipped,
    dropped: tally.dropped,
    done: tally.done,
    failed: tally.failed,
    amount: tally.amount,
    paid: tally.paid,
    moved: tally.moved,
    unpriced: kind.total && !kind.total.reported && !batch.undoOf ? tally.unpriced : 0,
    ...told(await sharesOf(db, batch)),
    given: given.named.map(({ what, people }) => ({ what: what[spoken], people })),
    givenMore: given.more,
    ends: await endsOf(db, batch),
    gotAlready: await gotAlready(db, id),
    ...(await heldBy(call, batch, tally)),
    typed: tally.people > TYPED_OVER,
    faults,
    codes,
    failures: await failuresOf(call, id),
    approval: {
      needed: approval.needed,
      why: approval.why?.[session.language === 'en' ? 1 : 0] ?? null,
      ...(approval.needed && (await approverNames(db, { batch, amount: tally.amount }, now))),
    },
    refused: await refusedBy(call, batch),
    repeat: await repeatOf(call, batch),
    mayRun: mayRunBatch(session, batch),
    mayApprove: batch.status === 'approval' && mayApprove(session) && !isOwn,
    changedSince: tally.rows > 0 && !batch.listKey,
    left: leftOf(batch, tally),
    remains: await remainderOf(call, batch),
  }
}

const told = ({ named, more, sum }: Shares): Row => ({
  shares: named,
  sharesMore: more,
  sharesSum: sum,
})

/** Rows still to come: those that wait and may go, until the batch is over. */
const leftOf = ({ status }: Row, { fine, warned }: RowTally): number =>
  ['done', 'partly', 'cancelled', 'takenBack', 'partlyBack'].includes(status as string)
    ? 0
    : fine + warned

/** What is left of stock or places afterwards, while somebody has still to agree. */
async function remainderOf({ context, session }: Call, batch: Row): Promise<Row> {
  if (!['ready', 'approval'].includes(batch.status as string)) return { named: [], more: 0 }
  const now = shanghaiTime(context.clock())
  const place = { context, db: context.database.db, batch, kind: kindOf(batch), now }
  const { named, more } = await remainsOf(place)
  const spoken = session.language === 'en' ? 1 : 0
  return { named: named.map(({ what, ...line }) => ({ ...line, what: what[spoken] })), more }
}

const sayingIn = (kind: BulkKind, language: 'zh' | 'en') => (found: Finding) =>
  messageOf(kind, found)[language === 'en' ? 1 : 0]

/** States in which a batch is still to be agreed to. */
const OPEN = ['problem', 'ready', 'approval']

/** What the month's budget holds, and what the caller may let through, while somebody has still to agree. */
async function heldBy({ context, session }: Call, batch: Row, { amount }: RowTally): Promise<Row> {
  if (!OPEN.includes(batch.status as string)) return { budget: null, limit: null, over: null }
  const { db } = context.database
  const now = shanghaiTime(context.clock())
  const wanted = { batch, amount }
  const budget = await budgetFor(db, wanted, now)
  const approver = batch.status === 'approval' && mayApprove(session) && session.user?.id
  const limits = approver ? await limitsFor(db, wanted, now) : null
  const limit = limits && approver ? limits(approver) : null
  const over = budget && budget.afterwards < 0 ? overBudget(budget, wanted) : null
  return { budget, limit, over: over?.[session.language === 'en' ? 1 : 0] ?? null }
}

/** Failed rows by reason. */
async function failuresOf({ context }: Call, batch: number): Promise<Row[]> {
  const rows = await context.database.db
    .selectFrom('batchRow')
    .select((eb) => ['problem', 'message', eb.fn.countAll().as('count')])
    .where('batch', '=', batch)
    .where('status', '=', 'failed')
    .where('deletedAt', 'is', null)
    .groupBy(['problem', 'message'])
    .orderBy('count', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ problem, message, count }) => ({
    code: problem,
    message,
    count: Number(count),
  }))
}

/** Who sent it back last, when, and why; null where nobody did. */
async function refusedBy({ context, entity }: Call, { id, refusal }: Row): Promise<Row | null> {
  if (!refusal) return null
  const entry = await context.database.db
    .selectFrom('auditLog')
    .select(['actorName', 'createdAt'])
    .where('entity', '=', entity.name)
    .where('recordId', '=', String(id))
    .where(sql`cast("changed" as text)`, 'like', '%"refusal"%')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { why: refusal, by: entry?.actorName ?? null, at: entry?.createdAt ?? null }
}

/** The batch whose list this one repeats. */
async function repeatOf({ context }: Call, { repeatOf: of }: Row): Promise<Row | null> {
  if (!of) return null
  const row = await context.database.db
    .selectFrom('batchGive as b')
    .leftJoin('portalUser as u', 'u.id', 'b.createdBy')
    .select(['b.id', 'b.batchNo', 'b.createdAt', 'u.name'])
    .where('b.id', '=', of)
    .executeTakeFirst()
  return row
    ? { id: Number(row.id), batchNo: row.batchNo, by: row.name ?? null, at: row.createdAt }
    : null
}
