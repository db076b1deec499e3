import { sql } from 'kysely'
import { columnsOf } from '#derive/columns.ts'
import { equalityColumns } from '#derive/indexes.ts'
import { column } from '../../computed/scope.ts'
import { heldBy } from '../found.ts'
import { equalTest, type ListTest } from '../tests.ts'
import type { Pace } from './setMarks.ts'
import { rowsIn, type Span, type Way } from './way.ts'

/** Spans that are looked into, evenly over all. */
const sampled = 20
/** A value that fewer have is found quicker by sorting what its own index holds. */
const leastShare = 0.005
/** Values of one column. */
const mostValues = 40

/**
 * The values of filtered columns that many records have, as tests: so common that lists of them are long. The way
 * should not be sorted by one of these columns, or few spans would tell of few values.
 */
export async function commonValues(
  way: Way,
  spans: readonly Span[],
  pace: Pace,
): Promise<readonly ListTest[]> {
  const held = heldBy(way.index)
  const names = equalityColumns(way.entity).filter((name) => held.includes(name))
  const step = Math.max(1, Math.floor(spans.length / sampled))
  const sample = spans.filter((_, i) => i % step === 0)
  const tests: ListTest[] = []
  for (const name of names) tests.push(...(await commonIn(way, name, sample, pace)))
  return tests
}

async function commonIn(
  way: Way,
  name: string,
  sample: readonly Span[],
  pace: Pace,
): Promise<readonly ListTest[]> {
  const counts = new Map<unknown, number>()
  let all = 0
  for (const span of sample) {
    if (!(await pace())) return []
    const { rows } = await sql<{ value: unknown; count: number }>`
      select ${column(way.scope, name)} as value, count(*) as count ${rowsIn(way, way.index, span, [])}
      group by ${column(way.scope, name)}`.execute(way.db)
    for (const { value, count } of rows) {
      counts.set(value, (counts.get(value) ?? 0) + Number(count))
      all += Number(count)
    }
  }
  return [...counts]
    .filter(([, count]) => count >= leastShare * all)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostValues)
    .flatMap(([value]) => {
      const asked = askedAs(way, name, value)
      return asked === undefined ? [] : [equalTest(way.scope, name, [asked])]
    })
}

/** A stored value as a filter names it. What is off or empty is filtered by several values at once. */
function askedAs({ entity }: Way, name: string, value: unknown): unknown {
  const type = columnsOf(entity).find((one) => one.name === name)?.type
  if (type === 'boolean') return value ? true : undefined
  return value ?? undefined
}
