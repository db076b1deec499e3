import type { Problem } from '#derive/problem.ts'
import type { Session } from '../../context/session.ts'
import type { Unit } from '../../context/unit.ts'
import { openUnit, settleAsking } from '../../records/unit.ts'
import type { BulkRun } from '../bulkFunctions.ts'

/** Whatever is asked was agreed to: warnings of a row are told with the dry run, and ticked as seen. */
const everything = { has: () => true } as unknown as ReadonlySet<string>

/** Where one row is written. */
export function rowUnit({ ground, db, batch }: BulkRun, session: Session): Unit {
  const unit = openUnit(ground, { session, bulk: true, reason: String(batch.reason ?? '') }, db)
  return Object.assign(unit, { accepted: everything })
}

/** What a row would have been asked in a form, and what the end of its transaction asks. */
export async function askedOf(unit: Unit): Promise<readonly Problem[]> {
  const [change] = unit.changes
  const none = new Set<string>()
  const asked = change ? await unit.ground.rules.warnings({ ...change, accepted: none }) : []
  return [...asked, ...(await settleAsking(unit))]
}
