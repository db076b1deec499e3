import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall } from './action.ts'
import { sheetCells } from './sheetCells.ts'

const MOST = 2000
const LONGEST = 60
const HEADS: readonly string[] = ['券码', '兑换码', 'code']

/** The codes of a sheet's first column that `entity` does not hold yet within `scope`, and how many repeat. Throws 40001 for none, too many or too long ones. */
export async function codesIn(
  call: ActionCall,
  entity: string,
  scope: Row,
): Promise<{ readonly fresh: readonly string[]; readonly repeated: number }> {
  const column = (await sheetCells(call))
    .map(([first = '']) => first.trim())
    .filter((code) => code && !HEADS.includes(code))
  const codes = [...new Set(column)]
  const long = codes.find((code) => code.length > LONGEST)?.slice(0, 20)
  if (long) throw refusedField('file', [`码过长：${long}…`, `Too long: ${long}…`])
  if (codes.length === 0) throw refusedField('file', ['表格里没有码', 'The sheet holds no codes'])
  if (codes.length > MOST)
    throw refusedField('file', [
      `一次最多 ${MOST} 个，此表 ${codes.length} 个，请分开导入`,
      `At most ${MOST} at once, this sheet has ${codes.length}: import it in parts`,
    ])
  const there = await call.records.select(entity, { ...scope, code: codes }, { limit: MOST })
  const known = new Set(there.map(({ code }) => code))
  const fresh = codes.filter((code) => !known.has(code))
  return { fresh, repeated: column.length - fresh.length }
}
