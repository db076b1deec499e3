import type { Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { asks, refused, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { sheetCells } from '#portal/engine/actions/sheetCells.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { type ListenerRow, listenerRows, type RowProblem } from './listenerRows.ts'

const RULE = 'listener.import'
const MOST = 5000
/** So many faulty rows are named; the rest are counted. */
const NAMED = 20

/**
 * Listeners from a spreadsheet. Faulty rows refuse the whole sheet and are named; otherwise how many are new and how
 * many are renewed is told first (42800), and a job does it.
 */
const importing: ActionFunctions[string] = async (call) => {
  const { entity, ground, session, db } = call
  const levels = entity.fields.level?.of as { readonly [level: string]: Label }
  const { rows, problems } = listenerRows(await sheetCells(call), levels)
  if (problems.length > 0) throw refused(named(problems))
  if (rows.length === 0) throw refusedField('file', ['表格里没有听友', 'It holds no listeners'])
  if (rows.length > MOST)
    throw refusedField('file', [`一次最多 ${MOST} 行`, `At most ${MOST} rows at once`])
  if (!call.accepted.has(RULE)) throw asks({ warnings: [await preview(call, rows)] })
  const job = {
    kind: 'import',
    title: `导入听友：${rows.length} 行`,
    entity: 'listener',
    params: { rows, at: 0, failed: 0 },
    total: rows.length,
  }
  return { job: await queueFor({ ground, session, db }, job) }
}

async function preview({ records }: ActionCall, rows: readonly ListenerRow[]): Promise<Problem> {
  const phones = rows.map(({ phone }) => phone)
  const users = await records.select('appUser', { phone: phones }, { limit: MOST })
  const ids = users.map(({ id }) => id)
  const known = ids.length > 0 ? await records.count('listener', { user: ids }) : 0
  const absent = rows.length - users.length
  const message: Label = [
    `共 ${rows.length} 行：新增 ${users.length - known} 人，续期 ${known} 人，${absent} 个手机号尚未注册（会逐行列出）。确定导入？`,
    `${rows.length} rows: ${users.length - known} new, ${known} renewed, ${absent} phones nobody has (they will be listed). Import them?`,
  ]
  return { field: 'file', rule: RULE, message }
}

function named(problems: readonly RowProblem[]): readonly Problem[] {
  const more = problems.length - NAMED
  return [
    ...problems.slice(0, NAMED).map(({ row, message: [zh, en] }) => ({
      field: row === 0 ? 'file' : `file.${row}`,
      message: (row === 0 ? [zh, en] : [`第 ${row} 行：${zh}`, `Row ${row}: ${en}`]) as Label,
    })),
    ...(more > 0
      ? [{ field: 'file', message: [`另有 ${more} 处问题`, `${more} more`] as Label }]
      : []),
  ]
}

/** What a mail to the chosen listeners begins with. */
const asMail: ActionFunctions[string] = async ({ row, values, records }) => {
  const ids = row ? [row.id] : ((values.ids ?? []) as readonly unknown[])
  const listeners = await records.select('listener', { id: ids }, { limit: MOST })
  const users = await records.select(
    'appUser',
    { id: listeners.map(({ user }) => user) },
    { limit: MOST },
  )
  if (users.length === 0) throw refusedField('_', ['请先选择听友', 'Choose listeners first'])
  return { audience: 'listed', users: users.map(({ uid }: Row) => uid).join('\n') }
}

/** Actions of listeners. */
export const listener: ActionFunctions = { import: importing, asMail }
