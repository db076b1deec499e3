import type { Label, Row } from '#declare'
import { creatable } from '#derive/creatable.ts'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { type DueMove, dueMoves } from './dueMoves.ts'
import {
  forget,
  giveUp,
  isToTry,
  overdueOf,
  type Refusal,
  refusalsOf,
  remember,
} from './refusals.ts'
import { tellOfMove, tellOfRefusal } from './tellLastEditor.ts'
import { tellOverdue } from './tellOverdue.ts'

/** So many records of one rule are read at once. */
const AT_ONCE = 200

/** Told between records, so that a portal that closes need not wait for the last one. */
export interface Round {
  readonly isOver: () => boolean
}

/**
 * Carries out every move whose time has come, each in a transaction of its own and through all rules; a move whose
 * record has gone on meanwhile is refused by its state, so that no move happens twice. Of a refused one its last
 * editor is told, and it is tried again after pauses that grow, or as soon as the record changes; what was promised for
 * its hour is given up a short while after, and wants somebody's press. What fell due while no portal ran is due still.
 * Gives how many were made.
 */
export async function runDueMoves(
  context: PortalContext,
  records: Records,
  { isOver }: Round = { isOver: () => false },
): Promise<number> {
  const now = context.clock()
  let made = 0
  for (const due of dueMoves(context.entities.values(), shanghaiTime(now)))
    for await (const [row, refusal] of dueRows(context, due)) {
      if (isOver()) return made
      const overdue = overdueOf(due, row, refusal, now.getTime())
      if (overdue?.isNew) await noteOverdue(context, records, due, row, overdue.at)
      if (overdue) continue
      if (!isToTry(refusal, row, now.getTime())) continue
      if (await carryOutMove(context, records, due, row, refusal)) made++
    }
  return made
}

/** Page by page in the order of their numbers: many that are refused keep nobody behind them waiting. */
async function* dueRows(
  context: PortalContext,
  due: DueMove,
): AsyncGenerator<readonly [Row, Refusal | undefined]> {
  const { rows, database } = context
  for (let after = 0; ; ) {
    const where = { ...due.where, id: { gt: after } }
    const page = await rows.select(database.db, due.entity, where, { limit: AT_ONCE })
    const refusals = await refusalsOf(context, due, page)
    for (const row of page) yield [row, refusals.get(row.id as number)]
    if (page.length < AT_ONCE) return
    after = page.at(-1)?.id as number
  }
}

async function carryOutMove(
  context: PortalContext,
  records: Records,
  due: DueMove,
  row: Row,
  before: Refusal | undefined,
): Promise<boolean> {
  try {
    await inTransaction(context, { session: portalSession }, async (transaction) => {
      await transaction.records.move(due.entity.name, row.id as number, due.move)
      if (before) await forget(transaction.tx, due, row)
      // What the app or the portal makes runs out by the thousand: that is news to nobody.
      if (context.entities.has('notice') && creatable(due.entity))
        await tellOfMove(
          { ...transaction, db: transaction.tx },
          { ...due, row },
          await leftOpen(transaction, due, row),
        )
    })
    return true
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    if (await isDueStill(context, due, row))
      await noteRefusal(context, records, due, row, before, error)
    return false
  }
}

/** What a person would have been asked about it: nobody was there to read it. */
async function leftOpen(
  transaction: Transaction,
  due: DueMove,
  row: Row,
): Promise<Label | undefined> {
  const change = transaction.changes.find(
    ({ entity, after }) => entity === due.entity && after.id === row.id,
  )
  const warnings = change ? await transaction.context.rules.warnings(change) : []
  if (warnings.length === 0) return undefined
  const warningsIn = (language: 0 | 1) =>
    warnings.map(({ message }) => message[language]).join('\n')
  return [warningsIn(0), warningsIn(1)]
}

/** Somebody, or another portal, may have moved it in the very same moment: that is no refusal. */
async function isDueStill(
  { rows, database }: PortalContext,
  due: DueMove,
  row: Row,
): Promise<boolean> {
  const where = { ...due.where, id: row.id, version: row.version }
  return (await rows.count(database.db, due.entity, where)) > 0
}

async function noteOverdue(
  context: PortalContext,
  records: Records,
  due: DueMove,
  row: Row,
  at: string,
): Promise<void> {
  await giveUp(context, due, row)
  const message = `${due.rule}: "${due.move}" of ${due.entity.name} ${row.id} was refused at ${at} and is not tried again`
  context.log({ level: 'warn', message })
  if (context.entities.has('notice')) await tellOverdue(context, records, due, row, at)
}

async function noteRefusal(
  context: PortalContext,
  records: Records,
  due: DueMove,
  row: Row,
  before: Refusal | undefined,
  error: PortalError,
): Promise<void> {
  await remember(context, due, row, before)
  const message = `${due.rule}: ${due.entity.name} ${row.id} was not moved by "${due.move}": ${error.label[0]}`
  context.log({ level: 'warn', message })
  const teller = { records, db: context.database.db }
  if (context.entities.has('notice')) await tellOfRefusal(teller, { ...due, row }, error)
}
