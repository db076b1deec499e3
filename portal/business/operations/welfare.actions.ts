import type { Row } from '#declare'
import { asks, missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { codesIn } from '#portal/engine/actions/codesIn.ts'
import { claims } from '../activities/participation/participants.sheet.ts'

const welfareOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** Actions of benefits. */
export const actions: ActionFunctions = {
  /** Adds the codes that are new, and raises the stock by as many; before anything is kept one is told how many. */
  importCodes: async (call) => {
    const { id, stock } = welfareOf(call)
    const { records } = call
    const { fresh, repeated } = await codesIn(call, 'welfareCode', { welfare: id })
    const rule = `${call.entity.name}.${call.action}`
    if (!call.accepted.has(rule)) {
      const message = [
        `新增 ${fresh.length} 个券码，跳过重复 ${repeated} 个。确定导入？`,
        `${fresh.length} new codes, ${repeated} repeated ones are left out. Import them?`,
      ] as const
      throw asks({ warnings: [{ field: 'file', rule, message }] })
    }
    for (const code of fresh) await records.create('welfareCode', { welfare: id, code })
    await records.update('welfare', id as number, { stock: Number(stock ?? 0) + fresh.length })
    return { made: fresh.length, rows: fresh.length + repeated }
  },

  exportClaims: (call) => claims(call),
}
