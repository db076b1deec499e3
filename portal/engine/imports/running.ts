import { sql } from 'kysely'
import type { Label, Row } from '#declare'
import { type Finding, finding, messageOf, weightiest } from '#derive/bulk/finding.ts'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { behindSavepoint } from '#portal/storage/db/behindSavepoint.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { isUnavailable } from '#portal/storage/db/errors.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { isDeadlock } from '#portal/storage/db/isDeadlock.ts'
import { type JsonColumn, jsonRows } from '#portal/storage/db/jsonRows.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { reasonOf } from '../queue/reasonOf.ts'
import type { BulkRun, Judged, RunRow } from './bulkFunctions.ts'
import { functionsOf } from './functionsOf.ts'
import { kindOf } from './kindOf.ts'
import { readAgain } from './rowOf.ts'

/** What became of one row. */
interface Outcome {
  readonly id: number
  readonly status: 'done' | 'failed' | 'skipped'
  readonly ledger?: string
  /** In fen, where it is another than the dry run said. */
  readonly amount?: number
  readonly found?: Finding
}
/** What a portion came to. */
export interface Portion {
  readonly done: number
  readonly failed: number
  readonly skipped: number
  /** What was carried out, in fen. */
  readonly paid: number
  readonly failures: readonly { readonly rowNo: number; readonly message: Label }[]
  /** The last row of it: none before it waits any more. */
  readonly last: number
}

/** Rows of one transaction. */
export const GROUP = 200

/**
 * Carries out the next rows of a batch within a transaction: each is judged once more against what stands now, what
 * turned worse since the dry run fails with X1, the rest is carried out together, and where that fails one by one,
 * each behind a savepoint of its own. A row's effect, its ledger entry and its state are one. Gives null where nothing
 * waits after row `after`.
 */
export async function carryOutNext(
  context: PortalContext,
  tx: Tx,
  batch: Row,
  { most = GROUP, after = 0 }: { readonly most?: number; readonly after?: number } = {},
): Promise<Portion | null> {
  const kind = kindOf(batch)
  const now = shanghaiTime(context.clock())
  const run: BulkRun = { context, db: tx, batch, kind, now }
  const waiting = await context.rows.select(
    tx,
    entityNamed(context, 'batchRow'),
    { batch: batch.id, status: 'waiting', ...(after > 0 && { rowNo: { gt: after } }) },
    { limit: kind.whole ? kind.most : most, sort: 'rowNo' },
  )
  if (waiting.length === 0) return null
  const outcomes = await outcomesOf(run, waiting)
  await writeOutcomes(run, outcomes)
  return portionOf(run, waiting, outcomes)
}

async function outcomesOf(run: BulkRun, waiting: readonly Row[]): Promise<Outcome[]> {
  const functions = functionsOf(run.context.parts, run.batch)
  const rows = waiting.map((row) => readAgain(run.kind, run.batch, row, run.now))
  const facts = await functions.look(run, rows, true)
  const standing = await functions.standing(
    run,
    rows.map(({ key }) => key),
  )
  const outcomes: Outcome[] = []
  const going: RunRow[] = []
  rows.forEach((row, at) => {
    const stored = waiting[at] as Row
    const id = stored.id as number
    const ledger = standing.get(row.key)
    const judged = functions.judge(row, facts, run)
    const barred = barredBy(run, stored, [...row.findings, ...judged.findings])
    if (ledger) outcomes.push({ id, status: 'done', ledger })
    else if (barred) outcomes.push({ id, ...barred })
    else {
      const amount = amountOf(stored, judged)
      going.push({ ...row, id, user: judged.user, amount, told: toldOf(stored) })
    }
  })
  const failed = outcomes.find(({ status }) => status === 'failed')
  if (run.kind.whole && failed?.found) return [...outcomes, ...allFailing(run, going, failed.found)]
  return [...outcomes, ...(await carriedOut(run, going))]
}

/** All rows or none: what one of them failed of keeps the others out. */
const allFailing = (
  { kind }: BulkRun,
  rows: readonly RunRow[],
  because: Finding,
): readonly Outcome[] =>
  rows.map(({ id }) => ({
    id,
    status: 'failed',
    found: finding('X5', { reason: messageOf(kind, because) }),
  }))

/** Never more than was confirmed; what is worth nobody knows what counts nothing. */
const amountOf = (stored: Row, { amount }: Judged) => Math.min(amount ?? 0, Number(stored.amount))

const toldOf = ({ findings }: Row) => (findings as readonly Finding[] | null) ?? []

/** What the dry run did not say, and nobody ticked. */
function barredBy(
  { kind }: BulkRun,
  stored: Row,
  findings: readonly Finding[],
): Pick<Outcome, 'status' | 'found'> | undefined {
  const told = toldOf(stored).map(({ code }) => code)
  const gravest = weightiest(
    findings.filter(
      ({ code, level }) => level !== 'note' && (level === 'error' || !told.includes(code)),
    ),
  )
  if (!gravest) return undefined
  if (gravest.level === 'skip') return { status: 'skipped', found: gravest }
  return { status: 'failed', found: finding('X1', { reason: messageOf(kind, gravest) }) }
}

/** All at once; where that fails, the whole group again, row by row. */
async function carriedOut(run: BulkRun, rows: readonly RunRow[]): Promise<Outcome[]> {
  if (rows.length === 0) return []
  const together = await tried(run, rows)
  if ('outcomes' in together) return together.outcomes
  if (run.kind.whole) return [...allFailing(run, rows, failing(together.error))]
  const outcomes: Outcome[] = []
  for (const row of rows) {
    const alone = await tried(run, [row])
    outcomes.push(
      ...('outcomes' in alone
        ? alone.outcomes
        : [{ id: row.id, status: 'failed' as const, found: failing(alone.error) }]),
    )
  }
  return outcomes
}

/** What a rule refuses now it did not refuse in the dry run. */
const failing = (error: unknown): Finding =>
  error instanceof PortalError ? finding('X1', { reason: reasonOf(error) }) : finding('X2')

/** With what they failed of where the rows cannot be carried out: nothing of them is kept then. */
async function tried(
  run: BulkRun,
  rows: readonly RunRow[],
): Promise<{ readonly outcomes: Outcome[] } | { readonly error: unknown }> {
  const done = await behindSavepoint(run.db, () =>
    functionsOf(run.context.parts, run.batch).carryOut(run, rows),
  )
  if ('value' in done)
    return { outcomes: rows.map((row) => outcomeOf(row, done.value.get(row.id) as string)) }
  // Not the row's fault: the whole portion is begun anew.
  if (isUnavailable(done.error) || isDeadlock(done.error)) throw done.error
  if (rows.length === 1 && !(done.error instanceof PortalError))
    run.context.log({
      level: 'warn',
      message: `Batch ${run.batch.batchNo}, row ${rows[0]?.rowNo} failed: ${done.error}`,
    })
  return { error: done.error }
}

const outcomeOf = ({ id, amount }: RunRow, became: string | PortalError): Outcome =>
  typeof became === 'string'
    ? { id, status: 'done', amount, ledger: became }
    : { id, status: 'failed', found: failing(became) }

const outcomeColumns: readonly JsonColumn[] = [
  { name: 'id', type: 'integer' },
  { name: 'status', type: 'text' },
  { name: 'ledger', type: 'text' },
  { name: 'amount', type: 'integer' },
  { name: 'problem', type: 'text' },
  { name: 'message', type: 'text' },
]

/** States, ledger numbers and messages of the rows, in one statement. */
async function writeOutcomes(
  { db, kind, now }: BulkRun,
  outcomes: readonly Outcome[],
): Promise<void> {
  const lines = outcomes.map(({ id, status, ledger, amount, found }) => ({
    id,
    status,
    ledger,
    amount,
    problem: found?.code,
    message: found && [...messageOf(kind, found)[0]].slice(0, 200).join(''),
  }))
  await sql`with became as (${jsonRows(db, outcomeColumns, lines)})
    update "batchRow" set status = became.status, ledger = became.ledger,
      amount = coalesce(became.amount, "batchRow".amount),
      problem = coalesce(became.problem, "batchRow".problem),
      message = coalesce(became.message, "batchRow".message), "doneAt" = ${now}, "updatedAt" = ${now}
    from became where "batchRow".id = became.id`.execute(db)
  touch(db, 'batchRow')
}

function portionOf(run: BulkRun, waiting: readonly Row[], outcomes: readonly Outcome[]): Portion {
  const byId = new Map(waiting.map((row) => [row.id as number, row]))
  const of = (status: Outcome['status']) => outcomes.filter((one) => one.status === status)
  return {
    last: waiting.at(-1)?.rowNo as number,
    done: of('done').length,
    failed: of('failed').length,
    skipped: of('skipped').length,
    paid: of('done').reduce(
      (sum, { id, amount }) => sum + Number(amount ?? byId.get(id)?.amount ?? 0),
      0,
    ),
    failures: of('failed').map(({ id, found }) => ({
      rowNo: byId.get(id)?.rowNo as number,
      message: messageOf(run.kind, found as Finding),
    })),
  }
}
