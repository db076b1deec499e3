import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

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

/** Actions of mappings of the shop's goods. */
export const actions: ActionFunctions = {
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

  reissue: async ({ row, values, context, session, db }) => {
    const { id, called } = row as Row
    const asked = {
      kind: 'shopReissue',
      title: `补发权益 · ${called}`,
      entity: 'goodsMapping',
      recordId: id as number,
      params: { mapping: id, since: values.since },
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}
