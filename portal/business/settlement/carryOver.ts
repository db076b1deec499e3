import type { Row } from '#declare'
import type { Change, Records } from '#portal/engine/context/change.ts'

/** Statements of one partner that are owed less than nothing and were not taken over yet, of earlier months. */
export function negativeBefore(row: Row, entity: string, records: Records): Promise<Row[]> {
  return records.select(entity, {
    partner: row.partner,
    month: { lt: { text: String(row.month) } },
    status: ['confirmed', 'invoiced'],
    payable: { lt: 0 },
    carriedTo: null,
  })
}

/**
 * What earlier months are owed less than nothing is the adjustment of the first statement that follows; what it comes to
 * was worked out before.
 */
export async function takesOver({ after, entity, records }: Change): Promise<void> {
  const found = await negativeBefore(after, entity.name, records)
  if (found.length === 0) return
  const sum = found.reduce((total, { payable }) => total + Number(payable), 0)
  const names = found.map(({ statementNo }) => statementNo).join('、')
  after.adjustAmount = Number(after.adjustAmount ?? 0) + sum
  after.adjustReason = [...`${after.adjustReason ? `${after.adjustReason}；` : ''}结转 ${names}`]
    .slice(0, 100)
    .join('')
  after.payable = Number(after.payable ?? 0) + sum
}

/** And stands in the earlier ones, so that it is taken over once. */
export const marksTakenOver = {
  effect: async ({ after, entity, records }: Change): Promise<void> => {
    for (const { id } of await negativeBefore(after, entity.name, records))
      await records.update(entity.name, id as number, { carriedTo: after.id })
  },
}
