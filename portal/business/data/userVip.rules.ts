import type { Row } from '#declare'
import { momentOf, timeOf } from '#derive/moment.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { nextStretch } from './rights/nextStretch.ts'

const MOST = 1000
const validityOf = (row: Row) => row.validity as { readonly start: string; readonly end: string }

/** Stretches of the same user and kind that are still to be used, the earliest first. */
async function ahead(records: Records, { user, kind }: Row, now: string): Promise<Row[]> {
  const rows = await records.select('userVip', { user, kind, status: 'active' }, { limit: MOST })
  return rows
    .filter((row) => validityOf(row).end > now)
    .toSorted((a, b) => timeOf(validityOf(a).start) - timeOf(validityOf(b).start))
}

/** A new stretch begins where the last one ends, or now, and lasts its days: whatever was sent. */
const followsOn: Judging = async ({ after, records, now }) => {
  const ends = (await ahead(records, after, now)).map((row) => validityOf(row).end)
  after.validity = nextStretch(ends, Number(after.days), now)
}

/** What was left of a stretch that is taken away is no gap: those behind it come earlier by as much. */
const pullsEarlier: Bringing = {
  effect: async ({ after, records, now }) => {
    const { start, end } = validityOf(after)
    const left = timeOf(end) - Math.max(timeOf(start), timeOf(now))
    if (left <= 0) return
    const earlier = (moment: string) => momentOf(timeOf(moment) - left)
    for (const row of await ahead(records, after, now)) {
      const period = validityOf(row)
      if (period.start < end) continue
      const validity = { start: earlier(period.start), end: earlier(period.end) }
      await records.update('userVip', row.id as number, { validity })
    }
  },
}

/** Rules of stretches of VIP that no word carries. */
export const rules: RuleFunctions = { followsOn, pullsEarlier }
