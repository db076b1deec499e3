import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import { daysInForce, protectionTerms } from './protectionTerms.ts'

/**
 * An issue that is put on its shelf is kept back by the days its magazine has now. One that comes back to the shelf
 * goes on with what is left of its protection, since that was counted from its first day there.
 */
export async function beginsProtection({ after: issue, records, now }: Change): Promise<void> {
  const [known] = await records.select('issueProtection', { issue: issue.id }, { limit: 1 })
  if (known) return goesOn(known, { records, now })
  const where = { magazine: issue.magazine, enabled: true }
  const [period] = await records.select('protectionPeriod', where, { limit: 1 })
  if (!period) return
  const terms = protectionTerms(daysInForce(period, now.slice(0, 10)), issue, now)
  if (String(terms.until) <= now) return
  const of = { issue: issue.id, period: period.id, shelvedAt: now }
  await records.create('issueProtection', { ...of, ...terms })
}

async function goesOn(known: Row, { records, now }: Pick<Change, 'records' | 'now'>) {
  if (known.status === 'over' && String(known.until) > now)
    await records.move('issueProtection', known.id as number, 'resume')
}
