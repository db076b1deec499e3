import type { Row } from '#declare'
import { asks, errorOf } from '#portal/core/errors.ts'
import { writeAlong } from '../audit/along.ts'
import { writeVersion } from '../audit/history.ts'
import { auditChange } from '../audit/writeAudit.ts'
import { noteChange } from '../changes/noteChange.ts'
import type { Change } from '../context/change.ts'
import type { Unit } from '../context/unit.ts'
import { bytesOfUpload } from '../media/bytesOfUpload.ts'
import { causeNow, causing } from './causing.ts'
import { storeComputed } from './computedAtSave.ts'
import { noteCounts } from './counts.ts'
import { currentFor } from './currentFor.ts'
import { holdReferred } from './holdReferred.ts'
import { makeRoom, placeInOrder } from './order.ts'
import { write } from './write.ts'

/** Everything of a change but what its unit already knows. */
export type Intent = Pick<Change, 'entity' | 'kind' | 'before' | 'after' | 'sent'> & {
  readonly by?: string
  readonly reason?: string
  readonly session?: Change['session']
}

/**
 * Takes one record through the rules and writes it, in the order every save keeps: guards, what is filled in, checks,
 * warnings, the row, what rules bring along, audit. Gives the record as it stands afterwards.
 */
export async function carryOut(unit: Unit, intent: Intent): Promise<Row> {
  const change = changeOf(unit, intent)
  await judge(unit, change)
  const written = await write(unit, change)
  unit.changes.push(change)
  if (change.kind !== 'remove' && change.by !== 'order') await makeRoom(unit, change)
  await causing(unit.tx, { ...change, row: written }, () => unit.ground.rules.effects(change))
  noteCounts(unit, change)
  await writeVersion(unit, change, written, await auditChange(unit, change, written))
  const { cause, place } = causeNow(unit.tx)
  await writeAlong(unit.tx, cause, change, written, place)
  await noteChange(unit, change, written)
  return written
}

/** Steps 2 to 8: everything that may refuse a change or ask about it; writes nothing. */
export async function judge(unit: Unit, change: Change): Promise<void> {
  const { rules } = unit.ground
  await refuse(unit, await rules.guard(change), change)
  if (change.kind !== 'remove') {
    await fillIn(unit, change)
    await holdReferred(change)
  }
  await refuse(unit, await rules.check(change), change)
  if (change.session.acting !== 'user') return
  const warnings = await rules.warnings(change)
  if (warnings.length > 0) throw asks({ warnings })
}

/** Step 4: what the portal fills in before anything is checked. */
export async function fillIn(unit: Unit, change: Change): Promise<void> {
  await unit.ground.rules.prepare(change)
  await placeInOrder(unit, change)
  await storeComputed(unit.ground, change)
}

/** A change as the rules read it. */
export function changeOf(unit: Unit, intent: Intent): Change {
  return {
    session: unit.session,
    bulk: unit.bulk,
    entities: unit.ground.entities,
    parts: unit.ground.parts,
    secret: unit.ground.secret,
    tx: unit.tx,
    now: unit.now,
    accepted: unit.accepted,
    records: unit.records,
    bytesOf: (file) => bytesOfUpload(unit.ground, file),
    queue: (asked) => unit.ground.queue(unit, asked, unit.session),
    ...(unit.reason !== undefined && { reason: unit.reason }),
    ...intent,
  }
}

async function refuse(
  unit: Unit,
  problems: Parameters<typeof errorOf>[0],
  { entity, before, session }: Change,
): Promise<void> {
  if (problems.length === 0) return
  throw errorOf(problems, await currentFor(unit, entity, before, session))
}
