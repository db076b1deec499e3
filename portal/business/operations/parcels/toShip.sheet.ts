import type { Label, Row } from '#declare'
import { forbidden } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { SheetFile } from '#portal/engine/exports/sheetFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

const PAGE = 500

/** By entity: the column that tells the records apart and what it holds, and what is to be packed. */
const sheets: { readonly [entity: string]: readonly [head: string, field: string, goods: string] } =
  {
    raffleLogistics: ['记录ID', 'id', 'awardName'],
    materialOrder: ['订单号', 'orderNo', 'goodsName'],
  }

/** A job that writes what is to be shipped, in the layout that importing numbers reads back. */
export const exportPending: ActionFunction = async ({
  context,
  entity,
  values,
  session,
  db,
  records,
}) => {
  demandPersonal(session)
  const where = { ...values, status: 'pending' }
  const asked = {
    kind: 'export',
    title: `导出待发货 · ${entity.label[0]}`,
    entity: entity.name,
    params: { writes: 'toShip', of: entity.name, where },
    total: await records.count(entity.name, where),
  }
  return { job: await queueFor({ context, session, db }, asked) }
}

/** The sheet holds phones and addresses whole: it is for whoever sees them whole. */
function demandPersonal({ acting, roles, special }: Session): void {
  if (acting !== 'user' || roles.includes('admin') || special.has('personal')) return
  throw forbidden([
    '待发货表含完整的手机号和地址，需要“查看完整个人信息”权限，请联系管理员',
    'The sheet holds whole phones and addresses: it needs the right "Full personal data", ask an administrator for it',
  ])
}

/** Everything of a filter that is to be shipped, whole: whoever packs needs phone and address. */
export async function sheet({ context, params, records }: JobWork): Promise<SheetFile> {
  const entity = entityNamed(context, String(params.of))
  const [head, field, goods] = sheets[entity.name] ?? ['ID', 'id', entity.title]
  const heads = [
    head,
    '物品',
    '数量',
    '收货人',
    '手机号',
    '省市区',
    '详细地址',
    '快递公司',
    '快递单号',
  ]
  const lines: PlannedCell[][] = []
  for (let after = 0; ; ) {
    const where = { ...(params.where as Row), id: { gt: after } }
    const page = await records.select(entity.name, where, { limit: PAGE, sort: 'id' })
    lines.push(...page.map((row) => lineOf(row, field, goods)))
    if (page.length < PAGE) break
    after = page.at(-1)?.id as number
  }
  const carriers = Object.values(entity.fields.carrier?.of as { [key: string]: Label })
  const columns = [18, 24, 8, 12, 16, 22, 36].map((width) => ({ width }))
  const validation = { choices: carriers.map(([zh]) => zh), prompt: '从列表中选择\nChoose one' }
  return {
    plan: {
      name: '待发货',
      columns: [...columns, { width: 14, style: 'text', validation }, { width: 22, style: 'text' }],
      rows: [heads.map((title) => header(title)), ...lines],
      isFrozen: true,
      typed: lines.length,
    },
    rows: lines.length,
    name: `待发货-${entity.label[0]}.xlsx`,
  }
}

const lineOf = (row: Row, field: string, goods: string): PlannedCell[] => [
  text(String(row[field] ?? '')),
  text(String(row[goods] ?? '')),
  Number(row.quantity ?? 1),
  ...['receiver', 'phone', 'region', 'address'].map((name) => text(String(row[name] ?? ''))),
  null,
  null,
]
