import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import { fieldsOf } from './digestParts.ts'

/** Fields that a model writes. */
const TEXTS = ['oneLine', 'summary', 'points', 'outline', 'quotes', 'questions']

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)

/** Whether a digest says anything yet. */
export const hasText = (digest: Row): boolean => TEXTS.some((field) => isFilled(digest[field]))

/** What of a run's result its parts fill in a digest. */
export const takenFrom = ({ parts, result }: Row): Row => {
  const given = (result ?? {}) as Row
  return Object.fromEntries(
    fieldsOf(parts).flatMap((field) => (field in given ? [[field, given[field]]] : [])),
  )
}

/** Takes a run's parts over into its digest; the run that was adopted before is no longer. */
export async function adoptRun(records: Records, run: Row): Promise<Row> {
  const digest = run.fastReading as number
  await records.update('fastReading', digest, { ...takenFrom(run), currentRun: run.id })
  return records.update('fastReadingRun', run.id as number, { adopted: true })
}
