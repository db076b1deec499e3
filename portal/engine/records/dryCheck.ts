import { type Label, type Language, type Row, wording } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { invalid, messagesOf, PortalError } from '#portal/core/errors.ts'
import type { ReadersThen } from '#wire/readersThen.ts'
import type { Change } from '../context/change.ts'
import type { Transaction } from '../context/transaction.ts'
import { blankRow } from './blankRow.ts'
import { binnedRow, bringBack } from './bringBack.ts'
import { type Call, demand, findVisible, termsOf, visibleRow } from './call.ts'
import { carryOut, changeOf, fillIn, type Intent } from './carryOut.ts'
import { demandWhen } from './demandWhen.ts'
import { isRow } from './entryKeys.ts'
import { demandFrom, moveIntent } from './move.ts'
import { readersBefore } from './readersThen.ts'
import { binWithin } from './remove.ts'
import { takenValues } from './save.ts'
import { keepEntryCounts, unwrap } from './sentValues.ts'
import { dryRun, openTransaction, settleAsking } from './transaction.ts'

/** What a save or move would meet: nothing is written. */
export interface DryCheck {
  readonly errors: { readonly [field: string]: string }
  readonly warnings: readonly {
    readonly rule?: string
    readonly field: string
    readonly message: string
    /** The records it speaks of, where it names some. */
    readonly usedBy?: Problem['usedBy']
  }[]
  /** The record as it would stand; null where it is refused. */
  readonly record: Row | null
  /** What would come along with it, kind by kind. */
  readonly along: readonly Along[]
  /** What stands in the way, where it can be named. */
  readonly usedBy?: Problem['usedBy']
  /** Why nothing of the record may be changed by whoever asks, where a rule locks all of it. */
  readonly locked?: string
  /** What readers would see of those that refer to it, where `readers` asked for that and nothing is refused. */
  readonly readers?: ReadersThen
}

/** So many records of an entity that go, come back or are moved along; `move` names the move. */
export interface Along {
  readonly entity: string
  readonly label: Label
  readonly does: Label
  readonly count: number
}

interface Asked {
  readonly id?: number
  readonly remove?: boolean
  readonly restore?: boolean
  readonly move?: string
  readonly action?: string
  readonly readers?: boolean
  readonly values?: Row
}

/** What was found, before it is put into the caller's language. */
interface Found {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]
  readonly record: Row | null
  readonly along?: readonly Along[]
  readonly locked?: Problem | undefined
  readonly readers?: ReadersThen
}

/**
 * `{ id?, move?, values, accept?, reason? }`: a create without id, a change with it, a move with `move`; `remove` and
 * `restore` try the way into the bin and out of it. With `readers` it tells what becomes of those that refer to it.
 */
export async function dryCheck(call: Call, body: Row, language: Language): Promise<DryCheck> {
  const { wrap, values } = unwrap(null, body)
  const { id, move, action = move, remove, restore } = askedOf(call, values)
  const binning = remove === true || restore === true
  demand(call, binning ? 'remove' : (action ?? (id === undefined ? 'create' : 'update')))
  try {
    const asked = { ...(values as Asked), action }
    const found = await dryRun(call.context, termsOf(call, wrap), (transaction) =>
      withReaders(call, transaction, asked, language),
    )
    const warnings = found.warnings.map(({ rule, field, message, usedBy }) => ({
      ...(rule && { rule }),
      field,
      message: wording(message, language),
      ...(usedBy && { usedBy }),
    }))
    const record = found.record && visibleRow(call, found.record)
    const { problems, along = [], locked, readers } = found
    const usedBy = problems.flatMap((problem) => problem.usedBy ?? [])
    const named = usedBy.length > 0 && { usedBy }
    return {
      errors: messagesOf(problems, language),
      warnings,
      record,
      along,
      ...named,
      ...(locked && { locked: wording(locked.message, language) }),
      ...(readers && { readers }),
    }
  } catch (error) {
    return refusedWith(error, language)
  }
}

/** Throws 40001 for what a dry run does not take, each by its name. */
function askedOf({ entity }: Call, given: Row): Asked {
  const { id, move, action, values, remove, restore, readers } = given
  const isDeed = (name: unknown) =>
    name === undefined ||
    (typeof name === 'string' &&
      (Object.hasOwn(entity.moves, name) || Object.hasOwn(entity.actions, name)))
  const takes: { readonly [name: string]: boolean } = {
    id: id === undefined || (Number.isSafeInteger(id) && (id as number) > 0),
    move: isDeed(move),
    action: isDeed(action),
    values: values === undefined || isRow(values),
    remove: remove === undefined || (remove === true && id !== undefined),
    restore: restore === undefined || (restore === true && id !== undefined),
    readers: readers === undefined || (readers === true && id !== undefined),
  }
  const wrong = Object.keys(given).filter((name) => takes[name] !== true)
  if (wrong.length > 0)
    throw invalid(
      wrong.map((field) => ({
        field,
        message: [`检查不接受这样的“${field}”`, `A check takes no such "${field}"`],
      })),
    )
  return given as Asked
}

/** The same, and what becomes of those that refer to the record, where that is asked. */
async function withReaders(
  call: Call,
  transaction: Transaction,
  asked: Asked,
  language: Language,
): Promise<Found> {
  if (!asked.readers || asked.id === undefined) return tried(call, transaction, asked)
  const then = await readersBefore(call, transaction, asked.id)
  const found = await tried(call, transaction, asked)
  return found.record ? { ...found, readers: await then(language) } : found
}

/** Problems and warnings side by side; only what nothing refuses is tried to the end. */
async function tried(call: Call, transaction: Transaction, asked: Asked): Promise<Found> {
  if (asked.restore) return triedBack(call, transaction, asked)
  if (asked.remove) return triedRemoval(call, transaction, asked)
  const intent = await intentOf(call, transaction, asked)
  const { rules } = transaction.context
  const change = changeOf(transaction, { ...intent, after: { ...intent.after } })
  const [locked] = change.kind === 'update' ? await rules.locks(change) : []
  if (locked) return { problems: [locked], warnings: [], record: null, locked }
  const barred = await rules.guard(change)
  if (barred.length > 0) return { problems: barred, warnings: [], record: null }
  await fillIn(transaction, change)
  const problems = await rules.check(change)
  const warnings = await rules.warnings(change)
  if (problems.length > 0) return { problems, warnings, record: null }
  const whole = agreeing(transaction, warnings)
  const record = await carryOut(whole, intent)
  const atEnd = await settleAsking(whole)
  const along = alongIn(whole, asked)
  return { problems, warnings: [...warnings, ...atEnd], record, along }
}

/** As if everything that is asked had been agreed to. */
const agreeing = (transaction: Transaction, warnings: readonly Problem[]): Transaction => {
  const accepted = [...transaction.accepted, ...warnings.flatMap(({ rule }) => rule ?? [])]
  return openTransaction(transaction.context, { ...transaction, accepted }, transaction.tx)
}

/** Into the bin, with all that goes along. */
async function triedRemoval(call: Call, transaction: Transaction, asked: Asked): Promise<Found> {
  const { entity, session } = call
  const before = await findVisible(call, transaction.tx, asked.id as number)
  const change = changeOf(transaction, {
    ...{ entity, kind: 'remove', before, sent: {} },
    after: before,
  })
  const warnings = await transaction.context.rules.warnings(change)
  const whole = agreeing(transaction, warnings)
  await binWithin(whole, entity, before, session)
  const atEnd = await settleAsking(whole)
  return {
    problems: [],
    warnings: [...warnings, ...atEnd],
    record: before,
    along: alongIn(whole, asked),
  }
}

/** Out of the bin, with all that went along. */
async function triedBack(call: Call, transaction: Transaction, asked: Asked): Promise<Found> {
  const before = await binnedRow(transaction, call.entity, asked.id as number)
  const record = await bringBack(transaction, call.entity, before)
  const warnings = await settleAsking(transaction)
  return { problems: [], warnings, record, along: alongIn(transaction, asked) }
}

/** What a person is told of what came along: who goes, comes back, is moved or let go of. */
function alongIn({ changes }: Transaction, { id }: Asked): readonly Along[] {
  const own = changes.find(({ before }) => before?.id === id)?.entity
  const told = changes.filter(
    ({ kind, entity, before }) =>
      ['move', 'remove', 'restore', 'update'].includes(kind) &&
      !(entity === own && before?.id === id),
  )
  const kinds = Map.groupBy(told, ({ entity, kind, by }) => `${entity.name} ${by ?? kind}`)
  return [...kinds.values()].map((some) => {
    const [{ entity, kind, by }] = some as [Change]
    const does = (by && entity.moves[by]?.label) || alongKinds[kind]
    const count = new Set(some.map(({ before }) => before?.id)).size
    return { entity: entity.name, label: entity.label, does: does as Label, count }
  })
}
const alongKinds: { readonly [kind: string]: Label } = {
  remove: ['删除', 'deleted'],
  restore: ['恢复', 'restored'],
  update: ['更新', 'updated'],
}

async function intentOf(
  call: Call,
  transaction: Transaction,
  { id, action, values: given = {} }: Asked,
): Promise<Intent> {
  const { entity } = call
  const before = id === undefined ? null : await findVisible(call, transaction.tx, id)
  const isMove = before !== null && action !== undefined && action in entity.moves
  if (isMove) {
    demandFrom(call, before, action)
    await demandWhen(call, transaction, before, action)
  }
  const sent = await takenValues(call, unwrap(entity, given).values, before, {
    ...{ move: action, tx: transaction.tx },
  })
  if (isMove) return moveIntent(call, before, action, sent)
  const after = { ...(before ?? blankRow(entity)), ...sent }
  keepEntryCounts(entity, after, before)
  return { entity, kind: before ? 'update' : 'create', before, after, sent }
}

/** What refused it before the rules were asked, or at the very end. */
function refusedWith(error: unknown, language: Language): DryCheck {
  if (!(error instanceof PortalError) || ![40001, 40900, 40300].includes(error.code)) throw error
  const data = error.dataIn(language) as
    | (Pick<DryCheck, 'usedBy'> & {
        errors?: DryCheck['errors']
      })
    | null
  return {
    errors: data?.errors ?? { _: wording(error.label, language) },
    ...{ warnings: [], record: null, along: [] },
    ...(data?.usedBy && { usedBy: data.usedBy }),
  }
}
