import { asks, refusedField } from '#portal/core/errors.ts'

/** Finds the ids a filter means, so many at most and how many there are; given by whoever knows how lists are read. */
export type FindIds = (
  filter: unknown,
  most: number,
) => Promise<{ readonly ids: readonly number[]; readonly total: number }>

/** How a call says which records it means: their ids, or a filter and how many that are. */
export interface MeantAs {
  readonly ids?: unknown
  readonly filter?: unknown
  readonly count?: unknown
}

/**
 * The records a call means, each once. Throws 40001 where it names none or too many, 42800 where the filter finds another
 * number of them than was agreed to.
 */
export async function meantIds(
  { ids: given, filter, count }: MeantAs,
  findIds: FindIds,
  most: number,
): Promise<readonly number[]> {
  const isList = Array.isArray(given) && given.length > 0
  if (isList && given.every((id) => Number.isSafeInteger(id) && id > 0))
    return capped([...new Set(given as number[])], most)
  if (given !== undefined || filter === undefined)
    throw refusedField('ids', [
      '请给出记录编号列表 ids，或筛选条件 filter 与数量 count',
      'Send ids, a list of record numbers, or filter with count',
    ])
  const { ids, total } = await findIds(filter, most + 1)
  if (total > most) capped(ids, most)
  if (count !== total) throw asks({ warnings: [], confirm: { count: total } })
  return ids
}

function capped(ids: readonly number[], most: number): readonly number[] {
  if (ids.length <= most) return ids
  throw refusedField('ids', [
    `一次最多 ${most} 条，请缩小范围后分批执行`,
    `At most ${most} records at once: narrow it down and do it in parts`,
  ])
}
