import type { Row } from '#declare'
import { asks, errorOf } from '#portal/core/errors.ts'
import { writeAlong } from '../audit/along.ts'
import { tellChange } from '../audit/tellChange.ts'
import { noteChange } from '../changes/noteChange.ts'
import type { Change } from '../context/change.ts'
import type { Transaction } from '../context/transaction.ts'
import { bytesOfUpload } from '../media/bytesOfUpload.ts'
import { withStoredAddresses } from '../media/storedAddresses.ts'
import { demandUnheld } from '../presence/demandUnheld.ts'
import { causeNow, causing, followsFromOther } from './causing.ts'
import { storeComputed } from './computedAtSave.ts'
import { noteCounts } from './counts.ts'
import { currentFor } from './currentFor.ts'
import { holdReferred } from './holdReferred.ts'
import { makeRoom, placeInOrder } from './order.ts'
import { write } from './write.ts'

/** Everything of a change but what its transaction already knows. */
export type Intent = Pick<Change, 'entity' | 'kind' | 'before' | 'after' | 'sent'> & {
  readonly by?: string
  readonly reason?: string
  readonly session?: Change['session']
}

/**
 * Takes one record through the rules and writes it, in the order every save keeps: guards, what is filled in, checks,
 * warnings, the row, what rules bring along, audit. Gives the record as it stands afterwards.
 */
export async function carryOut(transaction: Transaction, intent: Intent): Promise<Row> {
  const change = changeOf(transaction, intent)
  await judge(transaction, change)
  const written = await write(transaction, change)
  transaction.changes.push(change)
  if (change.kind !== 'remove' && change.by !== 'order') await makeRoom(transaction, change)
  await causing(transaction.tx, { ...change, row: written }, () =>
    transaction.context.rules.effects(change),
  )
  noteCounts(transaction, change)
  // Rules ask who made a move; of anything else that is only tried nobody will read.
  if (!transaction.isTrial || change.by !== undefined)
    await tellChange(transaction, change, written)
  const { cause, place } = causeNow(transaction.tx)
  await writeAlong(transaction.tx, cause, change, written, place)
  if (!transaction.isTrial) await noteChange(transaction, change, written)
  return written
}

/** Steps 2 to 8: everything that may refuse a change or ask about it; writes nothing. */
export async function judge(transaction: Transaction, change: Change): Promise<void> {
  const { rules } = transaction.context
  await demandUnheld(transaction, change)
  await refuse(transaction, await rules.guard(change), change)
  if (change.kind !== 'remove') {
    await fillIn(transaction, change)
    await holdReferred(change)
  }
  await refuse(transaction, await rules.check(change), change)
  if (change.session.acting !== 'user' || transaction.tellsAfterwards) return
  const warnings = await rules.warnings(change)
  if (warnings.length > 0) throw asks({ warnings })
}

/** Step 4: what the portal fills in before anything is checked. */
export async function fillIn(transaction: Transaction, change: Change): Promise<void> {
  await transaction.context.rules.prepare(change)
  await placeInOrder(transaction, change)
  await storeComputed(transaction.context, change)
  const { entity, after } = change
  const kept = withStoredAddresses(transaction.context, entity, after)
  if (kept !== after) Object.assign(after, kept)
}

/** A change as the rules read it. */
export function changeOf(transaction: Transaction, intent: Intent): Change {
  return {
    session: transaction.session,
    bulk: transaction.bulk,
    entities: transaction.context.entities,
    parts: transaction.context.parts,
    secret: transaction.context.secret,
    tx: transaction.tx,
    now: transaction.now,
    accepted: transaction.accepted,
    records: transaction.records,
    bytesOf: (file) => bytesOfUpload(transaction.context, file),
    queue: (asked) => {
      const along = followsFromOther(transaction.tx, intent)
      return transaction.context.queue(transaction, { along, ...asked }, transaction.session)
    },
    ...(transaction.reason !== undefined && { reason: transaction.reason }),
    ...intent,
  }
}

async function refuse(
  transaction: Transaction,
  problems: Parameters<typeof errorOf>[0],
  { entity, before, session }: Change,
): Promise<void> {
  if (problems.length === 0) return
  throw errorOf(problems, await currentFor(transaction, entity, before, session))
}
