import type { Row } from '#declare'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

const names: { readonly [template: string]: string } = {
  win: '中奖通知',
  claim: '领奖提醒',
  expiring: '即将过期',
  shipped: '发货通知',
  code: '发放兑换码',
}

/** Actions of wins. */
export const actions: ActionFunctions = {
  /** Into today's draft of that template for that lottery; the first one begins it. */
  sms: async ({ row, values, records, now, session }) => {
    const winner = row as Row
    const title = `${names[String(values.template)] ?? ''} · 勾选名单 ${now.slice(0, 10)}`
    const where = {
      title,
      raffle: winner.raffle ?? null,
      createdBy: session.user?.id ?? null,
      status: 'draft',
    }
    const [draft] = await records.select('raffleSms', where, { limit: 1, sort: '-id' })
    const chosen = (draft?.winners ?? []) as number[]
    const winners = [...new Set([...chosen, winner.id as number])]
    if (draft) await records.update('raffleSms', draft.id as number, { winners })
    else
      await records.create('raffleSms', {
        title,
        raffle: winner.raffle ?? null,
        scope: 'chosen',
        template: values.template,
        winners,
      })
    return winner
  },
}
