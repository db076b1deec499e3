import type { Label, Row } from '#declare'
import { roundingCuts, shareAmount } from '#derive/settlement/vipAmounts.ts'
import { asks, refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { type EffectiveTime, type Heard, hearPage, type PoolOf, timeOf } from './effectiveTime.ts'
import { exportsStatements } from './exportsStatements.ts'
import { demandOpen } from './vipGenerate.job.ts'

const RULE = 'settlementVip.generate'

/**
 * A month's statements from members' plays. Only months that are over; what it comes to is told against the pool
 * first (42800), then a job makes them.
 */
const generate: ActionFunction = async (call) => {
  const { context, session, db, records, now, values, entity } = call
  const pool = values as unknown as PoolOf & { readonly poolAmount: number }
  const { month, membership, poolAmount } = pool
  if (month >= now.slice(0, 7))
    throw refusedField('month', [
      `${month} 还没有结束，只能生成已结束的月份`,
      `${month} is not over: only closed months are settled`,
    ])
  await demandOpen(records, pool)
  const kinds = entity.fields.membership?.of as { readonly [kind: string]: Label }
  const label = kinds[membership] as Label
  if (!call.accepted.has(RULE)) {
    const heard: Heard = { seconds: new Map(), after: 0 }
    while (!(await hearPage(records, pool, heard)));
    const time = await timeOf(context, records, pool, heard)
    if (time.partners.size === 0)
      throw refusedField('month', [
        `${month} 没有结算方的${label[0]}有效时长`,
        `No partner has effective time of ${label[1]} members in ${month}`,
      ])
    throw asks({
      warnings: [{ field: 'month', rule: RULE, message: poolSummary(pool, label, time) }],
    })
  }
  const job = {
    kind: 'vipGenerate',
    title: `生成VIP结算 · ${month} ${label[0]}`,
    params: { month, membership, poolAmount },
    total: 1,
  }
  return { job: await queueFor({ context, session, db }, job) }
}

const hours = (seconds: number) => (seconds / 3600).toFixed(1)
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

function poolSummary(
  { month, poolAmount }: PoolOf & { readonly poolAmount: number },
  [zh, en]: Label,
  { poolDuration, partners }: EffectiveTime,
): Label {
  const rows: Row[] = [...partners.values()].map(({ partner, lines }) => ({
    ...{ lines, poolDuration, poolAmount, vipRate: partner.vipRate ?? 0 },
  }))
  const cuts = roundingCuts(rows)
  const share = rows.reduce(
    (sum, row, at) => sum + shareAmount({ ...row, roundingCut: cuts[at] as number }),
    0,
  )
  const theirs = rows
    .flatMap(({ lines }) => lines as readonly Row[])
    .reduce((sum, { duration }) => sum + Number(duration), 0)
  return [
    `${month} ${zh}：全站有效时长 ${hours(poolDuration)} 小时，${rows.length} 个结算方合计 ${hours(theirs)} 小时，分成合计 ${yuan(share)}（收入池 ${yuan(poolAmount)}）。待核对的结算单将按此更新。确定生成？`,
    `${month} ${en}: ${hours(poolDuration)} hours in all, ${rows.length} partners with ${hours(theirs)} hours, shares of ${yuan(share)} (pool ${yuan(poolAmount)}). Statements to check are written anew. Generate them?`,
  ]
}

/** Actions of VIP settlements. */
export const actions: ActionFunctions = {
  generate,
  exportStatement: exportsStatements('vipStatements'),
}
