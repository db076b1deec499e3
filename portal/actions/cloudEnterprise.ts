import { missing, refusedField } from '../errors.ts'
import { queueFor } from '../jobs/queueFor.ts'
import type { MemberRow } from '../partners/importMembers.ts'
import { randomCode } from '../redeem/randomCode.ts'
import type { ActionFunctions } from './action.ts'
import { linesOf, sheetCells } from './sheetCells.ts'

const columns = ['姓名', '手机号', '工号'] as const
/** Members of one file. */
const MOST = 5000

/** Actions of cloud enterprises. */
export const cloudEnterprise: ActionFunctions = {
  /** A job lets them in row by row. */
  importMembers: async (call) => {
    const { entity, ground, session, db, row } = call
    if (!row) throw missing(entity.label, '?')
    const rows = linesOf(await sheetCells(call), columns).map(
      (line): MemberRow => ({
        row: line.row,
        name: line.cells.姓名 ?? '',
        phone: (line.cells.手机号 ?? '').replace(/[\s-]/g, ''),
        employeeNo: line.cells.工号 ?? '',
      }),
    )
    if (rows.length === 0)
      throw refusedField('file', ['表格里没有成员', 'The sheet holds no members'])
    if (rows.length > MOST)
      throw refusedField('file', [
        `一次最多 ${MOST} 行，此表 ${rows.length} 行，请分开导入`,
        `At most ${MOST} rows at once, this sheet has ${rows.length}: import it in parts`,
      ])
    const job = {
      kind: 'cloudMembers',
      title: `导入成员 · ${String(row.name)}`,
      entity: entity.name,
      recordId: row.id as number,
      params: { enterprise: row.id, rows, at: 0, failed: 0 },
      total: rows.length,
    }
    return { job: await queueFor({ ground, session, db }, job) }
  },

  /** The old code lets nobody in any more. */
  resetInvite: ({ row, entity, records }) => {
    if (!row) throw missing(entity.label, '?')
    return records.update(entity.name, row.id as number, { inviteCode: randomCode() })
  },
}
