import { PortalError } from '#portal/core/errors.ts'
import { behindSavepoint } from '#portal/storage/db/behindSavepoint.ts'
import type { Unit } from '../context/unit.ts'
import { settle } from './unit.ts'

/**
 * Does one of many things of a unit under all rules: what is refused is taken back alone and given back as the error it
 * is. What nobody foresaw still fails the whole.
 */
export async function alone<T>(unit: Unit, work: () => Promise<T>): Promise<T | PortalError> {
  const made = unit.changes.length
  const tried = await behindSavepoint(unit.tx, async () => {
    const given = await work()
    await settle(unit)
    return given
  })
  // Settled, or taken back: the end of the transaction has nothing more to look at.
  unit.changes.length = made
  if ('value' in tried) return tried.value
  unit.touched.clear()
  if (!(tried.error instanceof PortalError)) throw tried.error
  return tried.error
}
