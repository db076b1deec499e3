import type { Row } from '#declare'
import { entityNamed } from '../context/ground.ts'
import type { Unit } from '../context/unit.ts'
import { keepCounts } from './conclude.ts'
import { functionsOf } from './functionsOf.ts'
import { kindOf } from './kindOf.ts'
import { carryOutNext, type Portion } from './running.ts'
import { tellNet } from './takenBack.ts'
import { told } from './trail.ts'

/** Rows of a batch that are over, by what became of them. */
export const countsOf = ({ done, failed, skipped }: Row) => ({
  done: Number(done),
  failed: Number(failed),
  skipped: Number(skipped),
})

/**
 * Carries out the next group of a running batch: effects, states and counts in the unit's transaction. The batch must
 * be held by it. Null where nothing waits.
 */
export async function runPortion(
  { ground, tx }: Unit,
  batch: Row,
  place: { readonly most?: number; readonly after?: number } = {},
): Promise<(Portion & { readonly counts: ReturnType<typeof countsOf> }) | null> {
  const so = countsOf(batch)
  const portion = await carryOutNext(ground, tx, batch, place)
  if (!portion) return null
  const counts = {
    done: so.done + portion.done,
    failed: so.failed + portion.failed,
    skipped: so.skipped + portion.skipped,
  }
  await ground.rows.keep(tx, entityNamed(ground, 'batchGive'), batch.id as number, counts)
  return { ...portion, counts }
}

/** Brings a batch to the end its rows say, once. */
export async function endRun(unit: Unit, batch: Row, isCancelled = false): Promise<void> {
  if (batch.endedAt) return
  const id = batch.id as number
  const { ground, tx, now } = unit
  if (!isCancelled && batch.status !== 'cancelled')
    await functionsOf(ground.parts, batch).ended?.({
      ground,
      db: tx,
      batch,
      kind: kindOf(batch),
      now,
    })
  const tally = await keepCounts(unit, id)
  const values = { endedAt: unit.now }
  if (batch.status === 'cancelled') await unit.records.update('batchGive', id, values)
  else if (isCancelled) await unit.records.move('batchGive', id, 'cancel', values)
  else {
    if (batch.status === 'paused') await unit.records.move('batchGive', id, 'resume')
    const end = tally.failed === 0 ? 'finish' : 'finishPartly'
    await unit.records.move('batchGive', id, end, values)
  }
  await tellNet(unit, batch, tally)
  const { done, failed, skipped, paid } = tally
  await told(unit, batch, 'end', { done, failed, skipped, fen: paid })
}
