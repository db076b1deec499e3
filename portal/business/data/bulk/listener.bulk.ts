import type { Period, Row } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import { same } from '#derive/compare.ts'
import { shift } from '#derive/moment.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Effect } from '#portal/engine/imports/records/effect.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'
import type { Doing } from '#portal/engine/imports/records/recordRows.ts'
import { recordsOf } from '#portal/engine/imports/targets.ts'
import { toEndOfDay } from '../../listeners/toEndOfDay.ts'

const NAME = 'listener'
/** Who was never let in is let in by the list. */
const waits: readonly unknown[] = ['pending', 'rejected']

/** Until when each of them will be in, which who is in already is told; who has no other name is called as they call themselves. */
const complete: Complete = async (place, rows) => {
  const ids = rows.flatMap(({ intention: { values } }) =>
    values.user ? [Number(values.user)] : [],
  )
  const users = await recordsOf(place, 'appUser', ids)
  const entity = place.context.entities.get(NAME)!
  const where = { user: [0, ...ids] }
  const found = await place.context.rows.select(place.db, entity, where, { limit: 10_000 })
  const known = new Map(found.map((row) => [row.user, row]))
  return rows.map(({ values: { term }, intention: { values } }) => {
    const before = known.get(values.user)
    const isIn = before !== undefined && !waits.includes(before.status)
    const end = (before?.period as Period | null)?.end ?? ''
    const name = before?.nickname ?? users.get(Number(values.user))?.nickname ?? null
    return {
      values: {
        nickname: values.nickname ?? (name && [...String(name)].slice(0, 16).join('')),
        level: values.level ?? before?.level ?? null,
        months: term ?? null,
        period: periodFrom(before, { now: place.now, months: Number(term) }),
      },
      findings: isIn && end > place.now ? [finding('D4', { day: end.slice(0, 10) })] : [],
    }
  })
}

const periodFrom = (before: Row | undefined, { now, months }: { now: string; months: number }) => {
  const { start = now, end = '' } = (before?.period ?? {}) as Partial<Period>
  return { start, end: toEndOfDay(shift(end && end > now ? end : now, `+${months}M`)) }
}

/** Lets one in, or renews who is in. */
const write: NonNullable<Doing['write']> = async ({ records }, _kind, { values }) => {
  const { user, nickname, level, period } = values
  const [before] = await records.select(NAME, { user }, { limit: 1 })
  const named = { nickname, ...(level !== null && { level }) }
  if (!before) {
    const { id } = await records.create(NAME, { user, ...named, channel: 'import', period })
    return effectOf(await records.move(NAME, id as number, 'approve'), null)
  }
  return effectOf(await goesOn({ records }, before, values, named), before)
}

async function goesOn(
  { records }: Pick<Transaction, 'records'>,
  { id, status }: Row,
  { period, months }: Row,
  named: Row,
): Promise<Row> {
  await records.update(NAME, id as number, named)
  return waits.includes(status)
    ? records.move(NAME, id as number, 'approve', { period })
    : records.move(NAME, id as number, 'renew', { months })
}

const written = ['nickname', 'level', 'period']

const effectOf = (after: Row, before: Row | null): Effect => ({
  ...{ entity: NAME, id: after.id as number, made: before === null },
  state: String(after.status),
  set: Object.fromEntries(
    written.flatMap((name) =>
      !before || same(before[name], after[name]) ? [] : [[name, [before[name], after[name]]]],
    ),
  ),
})

/** Members of the listening club. */
export const bulk: BulkPart = { complete, write }
