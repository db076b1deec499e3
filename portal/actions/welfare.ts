import type { Row } from '#declare'
import { claims } from '../activities/participantSheet.ts'
import { asks, missing, refusedField } from '../errors.ts'
import type { ActionCall, ActionFunctions } from './action.ts'
import { sheetCells } from './sheetCells.ts'

const MOST = 2000
const LONGEST = 60

const welfareOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label, '?')
  return row
}

/** The first column of the sheet, without its head and without repeats. */
async function codesIn(call: ActionCall): Promise<readonly string[]> {
  const column = (await sheetCells(call)).map(([first = '']) => first.trim())
  const codes = [...new Set(column.filter((code) => code && code !== '券码'))]
  const long = codes.find((code) => code.length > LONGEST)
  if (long)
    throw refusedField('file', [
      `券码过长：${long.slice(0, 20)}…`,
      `Too long: ${long.slice(0, 20)}…`,
    ])
  if (codes.length === 0) throw refusedField('file', ['表格里没有券码', 'The sheet holds no codes'])
  if (codes.length > MOST)
    throw refusedField('file', [
      `一次最多 ${MOST} 个，此表 ${codes.length} 个，请分开导入`,
      `At most ${MOST} at once, this sheet has ${codes.length}: import it in parts`,
    ])
  return codes
}

/** Actions of benefits. */
export const welfare: ActionFunctions = {
  /** Adds the codes that are new, and raises the stock by as many; before anything is kept one is told how many. */
  importCodes: async (call) => {
    const { id, stock } = welfareOf(call)
    const codes = await codesIn(call)
    const { records } = call
    const there = await records.select('welfareCode', { welfare: id, code: codes }, { limit: MOST })
    const known = new Set(there.map(({ code }) => code))
    const fresh = codes.filter((code) => !known.has(code))
    const rule = `${call.entity.name}.${call.action}`
    if (!call.accepted.has(rule)) {
      const message = [
        `新增 ${fresh.length} 个券码，跳过重复 ${codes.length - fresh.length} 个。确定导入？`,
        `${fresh.length} new codes, ${codes.length - fresh.length} repeated ones are left out. Import them?`,
      ] as const
      throw asks({ warnings: [{ field: 'file', rule, message }] })
    }
    for (const code of fresh) await records.create('welfareCode', { welfare: id, code })
    await records.update('welfare', id as number, { stock: Number(stock ?? 0) + fresh.length })
    return { made: fresh.length, rows: codes.length }
  },

  exportClaims: (call) => claims(call),
}
