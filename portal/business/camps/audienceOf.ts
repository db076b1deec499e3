import type { Row } from '#declare'
import { daysBetween } from '#derive/moment.ts'
import type { Records } from '#portal/engine/context/change.ts'

/** More than any period has places. */
const MOST = 5000

/** The day of a period at a moment, the first being 1. */
export const dayOf = (period: Row, now: string): number =>
  daysBetween((period.period as { start: string }).start, now) + 1

/** The students an item is for, in the order of their numbers. */
export async function audienceOf(
  records: Records,
  { audience }: Row,
  period: Row,
  now: string,
): Promise<readonly Row[]> {
  const status = audience === 'graduated' ? ['graduated'] : ['enrolled', 'studying']
  const students = await records.select(
    'campStudent',
    { period: period.id, status },
    { limit: MOST, sort: 'id' },
  )
  if (audience !== 'behind' && audience !== 'unfinished') return students
  const tasks = await records.select(
    'campCatalogue',
    { period: period.id, nodeKind: 'task', status: 'shown', required: true },
    { limit: MOST },
  )
  const open = tasks.filter(({ opensAt }) => typeof opensAt === 'string' && opensAt <= now)
  if (audience === 'behind')
    return students.filter(({ requiredDone }) => Number(requiredDone ?? 0) < open.length)
  const today = open.filter(({ day }) => day === dayOf(period, now)).map(({ id }) => id)
  const finished = await finishedBy(records, today)
  return students.filter(({ id }) => today.some((task) => !finished.has(`${id}/${task}`)))
}

async function finishedBy(records: Records, tasks: readonly unknown[]): Promise<Set<string>> {
  if (tasks.length === 0) return new Set()
  const rows = await records.select('campTaskDone', { task: tasks }, { limit: MOST * 10 })
  return new Set(rows.map(({ student, task }) => `${student}/${task}`))
}
