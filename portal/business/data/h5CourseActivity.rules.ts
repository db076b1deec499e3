import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const channelsOf = ({ channels }: Row) => (channels ?? []) as readonly number[]
/** An activity that names no channel runs in all of them. */
const meet = (one: Row, other: Row): boolean =>
  channelsOf(one).length === 0 ||
  channelsOf(other).length === 0 ||
  channelsOf(one).some((channel) => channelsOf(other).includes(channel))

/** Nobody meets two prices of one course in one channel at one time. */
const onePerChannel: Judging = async ({ after, records }) => {
  const period = after.period as { readonly start: string; readonly end: string } | null
  if (after.status !== 'published' || !period) return []
  const where = {
    course: after.course,
    status: 'published',
    'period.start': { lt: period.end },
    'period.end': { gt: period.start },
  }
  const rows = await records.select('h5CourseActivity', where, { limit: 100 })
  const other = rows.find((row) => row.id !== after.id && meet(row, after))
  if (!other) return []
  return [
    {
      field: 'period',
      message: [
        `同一课程在同一渠道、同一时间已有“${other.title}”`,
        `"${other.title}" sells that course there at that time`,
      ],
    },
  ]
}

/** Rules of course activities that no word carries. */
export const rules: RuleFunctions = { onePerChannel }
