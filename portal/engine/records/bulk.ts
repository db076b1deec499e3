import type { Language, Row } from '#declare'
import { noCall, PortalError, refusedField } from '#portal/core/errors.ts'
import { doneAs, writeDeed } from '../audit/writeAudit.ts'
import type { Transaction } from '../context/transaction.ts'
import { queueJob } from '../queue/queueJob.ts'
import { demandDeed } from '../session/proof.ts'
import { actionNamed, actWithin, askedValues } from './action.ts'
import { alone } from './alone.ts'
import { idsAsTheyStand } from './asTheyStand.ts'
import { type Call, demandConfirm, findVisible, termsOf } from './call.ts'
import { isRow } from './entryKeys.ts'
import { type FindIds, meantIds } from './meantIds.ts'
import { demandAsked, moveWithin } from './move.ts'
import { queuedMove } from './queuedMove.ts'
import { binWithin } from './remove.ts'
import { takenValues } from './save.ts'
import { unwrap, type Wrapping } from './sentValues.ts'
import { takenAlong } from './takenAlong.ts'
import { titleOf } from './titleOf.ts'
import { inTransaction } from './transaction.ts'

/** Records of one call; more are done in parts. */
export const MOST_AT_ONCE = 10_000
/** Records of one transaction. */
export const GROUP = 200
/** More than so many are done by a job. */
const LARGE = 500

/** What became of one record of many. */
export interface Outcome {
  readonly id: number
  readonly title: string
  readonly done: boolean
  /** Why not, in the caller's language. */
  readonly message?: string
  readonly errors?: unknown
}
export interface BulkResult {
  /** The job that does it, where there are many; nothing is done yet then. */
  readonly job?: number
  readonly total: number
  readonly done: number
  readonly refused: number
  readonly results: readonly Outcome[]
}

/**
 * Does a move, an action or `delete` for many records, each under all its rules: one that is refused is taken back
 * alone. `{ action, ids }` or `{ action, filter, count }`, with `values` for what a dialog asked.
 */
export async function bulk(
  call: Call,
  body: Row,
  findIds: FindIds,
  language: Language,
): Promise<BulkResult> {
  const { wrap, values } = unwrap(null, body)
  const {
    action,
    ids: given,
    filter,
    count,
    values: inner = {},
    ...strange
  } = values as Record<string, unknown>
  for (const key of Object.keys(strange))
    throw refusedField(key, [`批量操作不接受“${key}”`, `A bulk call takes no "${key}"`])
  if (!isRow(inner))
    throw refusedField('values', ['values 应为 JSON 对象', 'values must be a JSON object'])
  const name = nameOf(call, action)
  await demandDeed(call, name === 'delete' ? 'remove' : name)
  const ids = await inTurn(
    call,
    name,
    await meantIds({ ids: given, filter, count }, findIds, MOST_AT_ONCE),
  )
  demandConfirm(call, name === 'delete' ? 'remove' : name, wrap, ids.length)
  const sent = await valuesFor(call, name, inner)
  const doing = { call, name, sent, wrap, along: new Set<string>() }
  const job = await queuedMove(call, name, ids, sent)
  if (job !== null) return { job, total: ids.length, done: 0, refused: 0, results: [] }
  if (isLarge(call, ids)) return queued(doing, ids)
  const results: Outcome[] = []
  for (let at = 0; at < ids.length; at += GROUP)
    results.push(...(await doGroup(doing, ids.slice(at, at + GROUP), language)))
  const result = { total: ids.length, done: results.filter(({ done }) => done).length }
  await tell(call, name, { ...result, refused: ids.length - result.done })
  return { ...result, refused: ids.length - result.done, results }
}

function nameOf({ entity }: Call, action: unknown): string {
  if (
    action === 'delete' ||
    (typeof action === 'string' &&
      (Object.hasOwn(entity.moves, action) || Object.hasOwn(entity.actions, action)))
  )
    return action as string
  throw refusedField('action', [
    `没有名为“${String(action)}”的批量操作`,
    `There is no bulk action "${String(action)}"`,
  ])
}

/** What an action makes of records that are ordered by hand stands as they do, whatever order they were chosen in. */
const inTurn = async ({ context, entity }: Call, name: string, ids: readonly number[]) =>
  Object.hasOwn(entity.actions, name) ? idsAsTheyStand(context, entity, ids) : ids

const valuesFor = (call: Call, name: string, values: Row): Promise<Row> =>
  name in call.entity.actions
    ? askedValues(call, actionNamed(call, name), values, null)
    : takenForMove(call, name, values)

/** Compared with nothing: what a move's dialog gave holds for every record alike. */
async function takenForMove(call: Call, name: string, values: Row): Promise<Row> {
  if (Object.keys(values).length === 0) return {}
  const sent = await takenValues(call, values, {}, { move: name })
  demandAsked(call, name, sent)
  return sent
}

/** What is done with each record of many. */
export interface Doing {
  readonly call: Call
  /** A move, an action or `delete`. */
  readonly name: string
  /** What its dialog gave. */
  readonly sent: Row
  readonly wrap: Pick<Wrapping, 'accept' | 'reason'>
  /** What earlier groups took along with theirs: `salesDaily/12`. */
  readonly along?: Set<string>
}
/** What else belongs to the transaction of a group. */
export interface Beside {
  begin(transaction: Transaction): Promise<void>
  end(transaction: Transaction, outcomes: readonly Outcome[]): Promise<void>
}

/** Does it for some records in one transaction. */
export async function doGroup(
  { call, name, sent, wrap, along }: Doing,
  ids: readonly number[],
  language: Language,
  beside?: Beside,
): Promise<readonly Outcome[]> {
  return inTransaction(call.context, termsOf(call, wrap, true), async (transaction) => {
    await beside?.begin(transaction)
    const outcomes: Outcome[] = []
    for (const id of ids) {
      const mark = `${call.entity.name}/${id}`
      const isDone = along?.has(mark) || takenAlong(transaction.tx).has(mark)
      outcomes.push(
        isDone
          ? await doneAlong(call, transaction, id)
          : await one(call, transaction, name, id, sent, language),
      )
    }
    for (const mark of takenAlong(transaction.tx)) along?.add(mark)
    await beside?.end(transaction, outcomes)
    return outcomes
  })
}

const isLarge = ({ context, session }: Call, ids: readonly number[]): boolean =>
  ids.length > LARGE && session.acting === 'user' && context.entities.has('job')

/** Nobody waits for it: the answer names the job, which can be watched. */
async function queued(
  { call, along: _, ...doing }: Doing,
  ids: readonly number[],
): Promise<BulkResult> {
  const { context, entity, session } = call
  const label = entity.moves[doing.name]?.label ?? entity.actions[doing.name]?.label ?? ['删除']
  const title = `${label[0]} · ${entity.label[0]} ${ids.length} 条`
  const params = { ...doing, of: entity.name, ids, at: 0, refused: [] }
  const asked = { kind: 'bulk', title, entity: entity.name, params, total: ids.length }
  return {
    job: await queueJob(context, asked, session),
    total: ids.length,
    done: 0,
    refused: 0,
    results: [],
  }
}

async function doneAlong(
  { entity }: Call,
  { context, tx }: Transaction,
  id: number,
): Promise<Outcome> {
  const row = await context.rows.read(tx, entity, id)
  return { id, title: row ? titleOf(entity, row) : `#${id}`, done: true }
}

/** One record behind a savepoint of its own. What nobody foresaw still fails the whole group. */
async function one(
  call: Call,
  transaction: Transaction,
  name: string,
  id: number,
  sent: Row,
  language: Language,
): Promise<Outcome> {
  let title = `#${id}`
  const refused = await alone(transaction, async () => {
    const before = await findVisible(call, transaction.tx, id)
    title = titleOf(call.entity, before)
    await doOne(call, transaction, name, before, sent)
  })
  if (!(refused instanceof PortalError)) return { id, title, done: true }
  return {
    id,
    title,
    done: false,
    message: refused.label[language === 'en' ? 1 : 0],
    errors: (refused.dataIn(language) as Row | null)?.errors ?? null,
  }
}

async function doOne(
  call: Call,
  transaction: Transaction,
  name: string,
  before: Row,
  sent: Row,
): Promise<void> {
  const { entity } = call
  if (name === 'delete') return binWithin(transaction, entity, before, call.session)
  if (name in entity.moves) await moveWithin(call, transaction, before, name, sent)
  else if (name in entity.actions) await actWithin(call, transaction, before, name, sent)
  else throw noCall('POST', `/api/portal/${entity.path}/bulk`)
}

/** One entry for the whole, beside the entry each record has. */
export async function tell(
  { context, entity, session }: Call,
  name: string,
  after: Row,
): Promise<void> {
  await context.database.transaction((tx) =>
    writeDeed(context, tx, session, {
      action: 'bulk',
      entity: entity.name,
      reason: doneAs(entity, name),
      after,
    }),
  )
}
