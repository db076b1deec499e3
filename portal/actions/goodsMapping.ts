import type { Row } from '#declare'
import { refusedField } from '../errors.ts'
import { queueFor } from '../jobs/queueFor.ts'
import type { ActionCall, ActionFunctions } from './action.ts'
import { importSheet, type SheetRow } from './importSheet.ts'

const columns = ['商城商品ID*', '规格ID', '商品编号*', '数量']
const kinds: { readonly [type: string]: readonly [field: string, entity: string, title: string] } =
  {
    goods: ['goods', 'goods', 'name'],
    vip: ['vipGoods', 'vipGoods', 'name'],
    coupon: ['coupon', 'coupon', 'title'],
  }

/** What a grant is called. */
async function nameOf({ records }: ActionCall, grant: Row): Promise<string> {
  const [field, entity, title] = kinds[String(grant.type)] ?? []
  if (!field || !entity || !title) return `阅读币 ${(Number(grant.amount) / 100).toFixed(2)} 元`
  return String((await records.find(entity, grant[field] as number))?.[title] ?? '')
}

async function idOf({ records }: ActionCall, entity: string, field: string, value: string) {
  const [found] = await records.select(entity, { [field]: value }, { limit: 1 })
  if (found) return found.id
  throw refusedField(field, [`没有编号“${value}”`, `There is no number "${value}"`])
}

/** One grant a row. */
async function grantIn(call: ActionCall, { cell }: SheetRow): Promise<Row> {
  const quantity = Number(cell('数量') || 1)
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 99)
    throw refusedField('quantity', [
      `数量“${cell('数量')}”应为 1 到 99 的整数`,
      `The quantity "${cell('数量')}" is a whole number from 1 to 99`,
    ])
  return { type: 'goods', goods: await idOf(call, 'goods', 'goodsNo', cell('商品编号')), quantity }
}

/** Actions of mappings of the shop's goods. */
export const goodsMapping: ActionFunctions = {
  /** What an order with that phone would open; opens nothing. */
  test: async (call) => {
    if (!call.row) throw refusedField('_', ['请先保存这条映射', 'Save the mapping first'])
    const { grants, matchBy } = call.row
    const phone = String(call.values.phone ?? '')
    const [user] = await call.records.select('appUser', { phone }, { limit: 1 })
    const pieces = Number(call.values.quantity ?? 1)
    const to =
      matchBy === 'code'
        ? '发放兑换码'
        : user
          ? `${user.nickname}（${user.uid}）`
          : '未注册，首次登录后到账'
    const lines = []
    for (const grant of (grants ?? []) as readonly Row[])
      lines.push({
        name: await nameOf(call, grant),
        quantity: Number(grant.quantity ?? 1) * pieces,
        to,
      })
    return {
      first: ['权益', 'Right'],
      heads: [
        ['quantity', ['数量', 'Quantity']],
        ['to', ['到账', 'Goes to']],
      ],
      lines,
    }
  },

  reissue: async ({ row, values, ground, session, db }) => {
    const { id, called } = row as Row
    const asked = {
      kind: 'shopReissue',
      title: `补发权益 · ${called}`,
      entity: 'goodsMapping',
      recordId: id as number,
      params: { mapping: id, since: values.since },
    }
    return { job: await queueFor({ ground, session, db }, asked) }
  },

  /** One mapping for each article and SKU; rows with unknown numbers are told and left out. */
  importRows: (call) =>
    importSheet(call, {
      columns,
      leavesOut: true,
      group: ({ cell }) => `${cell('商城商品ID')} ${cell('规格ID')}`,
      write: async (rows) => {
        const [{ cell }] = rows
        const grants: Row[] = []
        for (const row of rows) grants.push(await grantIn(call, row))
        await call.make({
          shopGoods: await idOf(call, 'shopGoods', 'itemId', cell('商城商品ID')),
          skuId: cell('规格ID') || null,
          grants: grants.map((grant, at) => ({ _key: `i${at}`, ...grant })),
          ...{ matchBy: 'phone', smsNotice: true, enabled: true },
        })
        return 'made'
      },
    }),
}
