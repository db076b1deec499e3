import { shift } from '#derive/moment.ts'
import type { ActionFunctions } from './action.ts'
import { dayIn, importSheet } from './importSheet.ts'

/** Actions of the feed's whitelist. */
export const whiteList: ActionFunctions = {
  /** Thirty days on from its end, or from today where that has passed. */
  extend: ({ row, now, change }) => {
    const [today, end] = [now.slice(0, 10), String(row?.expireAt ?? '')]
    return change(row?.id as number, { expireAt: shift(end > today ? end : today, '+30d') })
  },
  /** Phones of a spreadsheet: new ones are added, known ones renewed. */
  importUsers: (call) =>
    importSheet(call, {
      columns: ['手机号*', '部门*', '有效期至', '备注'],
      aliases: { 部门或单位: '部门' },
      write: async ([{ cell }]) => {
        const phone = cell('手机号').replace(/[\s-]/g, '')
        const until = cell('有效期至')
        const values = {
          ...{ phone, department: cell('部门'), enabled: true },
          expireAt: until ? dayIn(until, 'expireAt') : null,
          ...(cell('备注') && { remark: cell('备注') }),
        }
        const [known] = await call.records.select('whiteList', { phone }, { limit: 1 })
        if (!known) await call.make(values)
        else await call.change(known.id as number, values)
        return known ? 'changed' : 'made'
      },
    }),
}
