import { sql } from 'kysely'
import type { Row } from '#declare'
import { type Finding, messageOf } from '#derive/bulk/finding.ts'
import { kindOf } from '../imports/kindOf.ts'

/** What became, or would become, of a record. */
export type EditOutcome = 'change' | 'same' | 'refused' | 'done' | 'unreached' | 'kept'

/** A row's outcome in the words of the database: what is passed over is told by its code. */
export const outcome = sql<EditOutcome>`case
  when status = 'done' then 'done'
  when status = 'failed' or level = 'error' then 'refused'
  when status = 'waiting' then 'change'
  when problem = 'B24' then 'same'
  when problem in ('X2', 'X3') then 'unreached'
  else 'kept' end`

/** What was found at the check, in the reader's language; what came in the run only as it was written down. */
export function saidOf(
  batch: Row,
  findings: readonly Finding[] | null,
  message: unknown,
  spoken: 0 | 1,
): readonly string[] {
  const said = (findings ?? []).map((found) => messageOf(kindOf(batch), found))
  const isOfCheck = said.some(([zh]) => String(message ?? '').startsWith(zh.slice(0, 100)))
  if (said.length > 0 && (isOfCheck || !message)) return said.map((label) => label[spoken])
  return message ? [String(message)] : []
}
