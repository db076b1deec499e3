import type { Row } from '#declare'
import { exportFile } from '#portal/engine/exports/exportFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { countsOf } from '#portal/engine/queue/jobRecord.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { serveOrder, tellBuyers } from './serveOrder.ts'

const PORTION = 20
const MOST = 10_000
const heads = [['订单号', 30] as const, ['件数', 8], ['结果', 18], ['原因', 40]] as const
const states: { readonly [state: string]: string } = {
  waiting: '待发放（未注册）',
  done: '已发放',
  failed: '发放失败',
  takenBack: '已收回',
}

/** Serves orders of a mapping since a time that were not served, and leaves a file of how each stands. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { context, params, session, kept, records } = work
    const mapping = Number(params.mapping)
    const { shopGoods } = (await records.find('goodsMapping', mapping)) as Row
    const after = Number(kept.get('after') ?? 0)
    const since = { gte: { text: params.since } }
    const where = { 'items.goods': shopGoods, paidAt: since, id: { gt: after } }
    const orders = await records.select('shopOrder', where, { limit: PORTION, sort: 'id' })
    let { done, failed } = countsOf(work.job)
    done = Number(kept.get('done') ?? done)
    failed = Number(kept.get('failed') ?? failed)
    for (const { id, orderNo } of orders) {
      const served = await inTransaction(context, { session }, async (transaction) => {
        await work.demandLease(transaction.tx)
        const lines = await serveOrder(transaction, id as number, mapping)
        for (const { row } of lines.filter(({ outcome }) => outcome === 'failed')) {
          const { failure } = (await transaction.records.find(
            'shopServing',
            row.id as number,
          )) as Row
          const why = String(failure)
          await work.tell(transaction.tx, [
            { level: 'failed', title: String(orderNo), text: [why, why] },
          ])
        }
        return lines
      })
      done += served.filter(({ outcome }) => outcome === 'done').length
      failed += served.filter(({ outcome }) => outcome === 'failed').length
      await tellBuyers(context, served)
      kept.set('after', id).set('done', done).set('failed', failed)
    }
    return { done, failed, over: orders.length < PORTION }
  },

  async ended(work, how) {
    return how === 'cancelled' ? undefined : { resultFile: { ...(await fileOf(work)) } }
  },
}

async function fileOf({ context, params, records }: JobWork) {
  const where = { goodsMapping: params.mapping }
  const lines = []
  for (const row of await records.select('shopServing', where, { limit: MOST })) {
    const { orderNo, paidAt } = (await records.find('shopOrder', row.order as number)) as Row
    if (String(paidAt) < String(params.since)) continue
    const textCell = (cell: unknown) => text(String(cell ?? ''))
    lines.push([
      textCell(orderNo),
      Number(row.pieces ?? 0),
      textCell(states[String(row.status)]),
      textCell(row.failure),
    ])
  }
  const plan = {
    name: '补发结果',
    columns: heads.map(([, width]) => ({ width })),
    rows: [heads.map(([title]) => header(title)), ...lines],
    isFrozen: true,
  } as const
  return exportFile(context, [plan], '补发结果.xlsx')
}
