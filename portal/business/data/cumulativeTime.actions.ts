import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

const seconds = (minutes: unknown) => Math.round(Number(minutes ?? 0) * 60)

/** Actions of study times. */
export const actions: ActionFunctions = {
  /** A row beside what the app counted, for the same user and day. */
  adjust: async ({ row, values, records }) => {
    const { user, date, company } = row as Row
    const times = {
      listen: seconds(values.listen),
      read: seconds(values.read),
      video: seconds(values.video),
    }
    if (Object.values(times).every((time) => time === 0))
      throw refusedField('listen', [
        '请至少填写一项增减时长',
        'Say by how much one of the times is more or less',
      ])
    const { reason } = values
    return records.create('cumulativeTime', {
      user,
      date,
      company,
      source: 'adjust',
      ...times,
      reason,
    })
  },
}
