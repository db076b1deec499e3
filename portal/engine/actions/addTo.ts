import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunction } from './action.ts'

/**
 * Adds what the dialog asked for as `amount` to a field, as the record stands in the transaction: two operators at once
 * both count. Throws 40001 where the amount is no whole number from 1 to `most`.
 */
export const addTo =
  (field: string, most: number): ActionFunction =>
  ({ entity, row, values, change }) => {
    if (!row) throw missing(entity.label)
    const amount = Number(values.amount)
    if (!Number.isInteger(amount) || amount < 1 || amount > most)
      throw refusedField('amount', [
        `请填写 1 到 ${most} 的整数`,
        `Give a whole number from 1 to ${most}`,
      ])
    return change(row.id as number, { [field]: Number(row[field] ?? 0) + amount })
  }
