import type { ActionFunctions } from './action.ts'
import { choiceIn, importSheet } from './importSheet.ts'

/** Actions of the reading club's name list. */
export const doreadName: ActionFunctions = {
  /** People of a spreadsheet, matched to app users by phone; who stands on the list in that role is brought up to date. */
  importNames: (call) =>
    importSheet(call, {
      columns: ['姓名*', '手机号*', '身份*', '领域', '地址'],
      write: async ([{ cell }]) => {
        const { fields } = call.entity
        const phone = cell('手机号').replace(/[\s-]/g, '')
        const nameKind = choiceIn(cell('身份'), fields.nameKind?.of as object, 'nameKind')
        const goodAt = cell('领域')
          .split(/[、，,;；\s]+/)
          .filter(Boolean)
          .map((one) => choiceIn(one, fields.goodAt?.of as object, 'goodAt'))
        const [user] = await call.records.select('appUser', { phone }, { limit: 1 })
        const values = {
          ...{ name: cell('姓名'), phone, nameKind, user: user?.id ?? null },
          ...(goodAt.length > 0 && { goodAt }),
          ...(cell('地址') && { address: cell('地址') }),
        }
        const [known] = await call.records.select('doreadName', { phone, nameKind }, { limit: 1 })
        if (!known) await call.make(values)
        else await call.change(known.id as number, values)
        return known ? 'changed' : 'made'
      },
    }),
}
