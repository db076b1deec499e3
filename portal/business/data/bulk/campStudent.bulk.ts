import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'
import { recordsOf } from '#portal/engine/imports/targets.ts'

/** Who is given no other name is called as they call themselves. */
const complete: Complete = async (place, rows) => {
  const users = await recordsOf(
    place,
    'appUser',
    rows.flatMap(({ intention: { values } }) => (values.user ? [Number(values.user)] : [])),
  )
  return rows.map(({ intention: { values } }) => ({
    values: { nickname: values.nickname ?? users.get(Number(values.user))?.nickname ?? null },
  }))
}

/** Students of a camp. */
export const bulk: BulkPart = { complete }
