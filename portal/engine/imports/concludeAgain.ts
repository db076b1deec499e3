import type { Row } from '#declare'
import { type Concluding, conclude } from './conclude.ts'
import { kindOf } from './kindOf.ts'
import { queueCheck } from './submit.ts'

/** Lists up to so many rows are concluded within the call. */
const AT_ONCE = 2000

/** Draws the conclusion of a batch whose rows were changed and that is being checked: at once, or by a job where it is long. */
export async function concludeAgain(unit: Concluding, batch: Row): Promise<Row> {
  if (Number(batch.rows) <= AT_ONCE || kindOf(batch).steady)
    return conclude(unit, batch, { faults: [] })
  await queueCheck(unit, batch, 'conclude')
  return batch
}
