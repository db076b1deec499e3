import type { Row } from '#declare'
import { momentOf, timeOf } from '#derive/moment.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** The right to the same content that the user still has, apart from this one. */
async function owned(records: Records, row: Row): Promise<Row | undefined> {
  const kind = row.kind as string
  const same = { user: row.user, kind, [kind]: row[kind], status: 'active' }
  const rows = await records.select('userBook', same, { limit: 2 })
  return rows.find(({ id }) => id !== row.id)
}

/** Who owns it already gets it for longer: the new right goes on where the old one, which ends now, would have. */
const goesOn: Judging = async ({ after, records, now }) => {
  const before = await owned(records, after)
  if (!before) return []
  if (!before.validTo)
    return [{ field: 'user', message: ['用户已永久拥有', 'The user owns it for ever'] }]
  if (after.validTo) {
    const more = timeOf(after.validTo as string) - timeOf(now)
    after.validTo = momentOf(timeOf(before.validTo as string) + more)
  }
  await records.move('userBook', before.id as number, 'replace')
  return []
}

/** One that is over is not brought back beside another. */
const ownedOnce: Judging = async ({ after, records }) => {
  if (!(await owned(records, after))) return []
  return [
    {
      field: 'user',
      message: ['用户已有此内容的有效权利', 'The user holds a right to it already'],
    },
  ]
}

/** Rules of rights to books that no word carries. */
export const rules: RuleFunctions = { goesOn, ownedOnce }
