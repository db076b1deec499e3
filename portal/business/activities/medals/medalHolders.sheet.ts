import type { Row } from '#declare'
import { partOfPhone } from '#portal/core/partOfPhone.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { SheetFile } from '#portal/engine/exports/sheetFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import { timeCell } from '#portal/engine/imports/sheet/write/timeCell.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'

const PAGE = 500
const heads = ['用户ID', '手机号', '昵称', '发放时间', '来源', '发放说明', '状态']

/** Everybody a medal was granted to: user id, the phone in part, when and how. */
export async function sheet({ context, params, records }: JobWork): Promise<SheetFile> {
  const medal = await records.find('medal', Number(params.medal))
  const holder = entityNamed(context, 'medalHolder')
  const rows: PlannedCell[][] = []
  for (let after = 0; ; ) {
    const where = { medal: params.medal, id: { gt: after } }
    const page = await records.select('medalHolder', where, { limit: PAGE, sort: 'id' })
    const users = await usersOf({ context }, page)
    rows.push(...page.map((row) => lineOf(row, users.get(row.user) ?? {}, holder)))
    if (page.length < PAGE) break
    after = page.at(-1)?.id as number
  }
  const columns = [18, 16, 20, 20, 12, 36, 10].map((width) => ({ width }))
  const lines = [heads.map((title) => header(title)), ...rows]
  return {
    plan: { name: '获得者', columns, rows: lines, isFrozen: true },
    rows: rows.length,
    name: `勋章获得者-${medal?.name ?? params.medal}.xlsx`,
  }
}

async function usersOf({ context }: Pick<JobWork, 'context'>, page: readonly Row[]) {
  const ids = [...new Set(page.map(({ user }) => user as number))]
  const { db } = context.database
  const users = await context.rows.readMany(db, entityNamed(context, 'appUser'), ids)
  return new Map<unknown, Row>(users.map((user) => [user.id, user]))
}

type Named = { readonly [name: string]: unknown }
type Told = { readonly fields: Named; readonly states: Named }

function lineOf(row: Row, user: Row, { fields, states }: Told): PlannedCell[] {
  const origins = (fields.origin as { of: Named }).of
  return [
    text(String(user.uid ?? '')),
    text(user.phone ? partOfPhone(String(user.phone)) : ''),
    text(String(user.nickname ?? '')),
    timeCell(row.grantedAt),
    labelled(origins[row.origin as string]),
    text(String(row.reason ?? '')),
    labelled(states[row.status as string]),
  ]
}

const labelled = (label: unknown): PlannedCell =>
  text(String((label as [string] | undefined)?.[0] ?? ''))
