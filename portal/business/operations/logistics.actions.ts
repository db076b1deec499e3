import { shift } from '#derive/moment.ts'
import { missing, refused, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { linesOf, sheetCells } from '#portal/engine/actions/sheetCells.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

const MOST = 5000
const NAMED = 50

/** Fen of an amount in yuan as a bill writes it; null for anything else. */
export function fenOf(text: string): number | null {
  const plain = text.replace(/[¥￥,\s元]/g, '')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** Actions of parcels. */
export const actions: ActionFunctions = {
  /** A job asks the carrier; nobody asks for one parcel twice within half an hour. */
  refreshTrace: async ({ context, entity, row: parcel, db, session, now }) => {
    if (!parcel) throw missing(entity.label)
    if (parcel.tracedAt && String(parcel.tracedAt) > shift(now, '-30m'))
      throw refusedField('_', [
        '轨迹在 30 分钟内查询过，请稍后再试',
        'The traces were asked for within the last 30 minutes: try again later',
      ])
    const asked = {
      kind: 'trace',
      title: `刷新轨迹 · ${parcel.trackingNo}`,
      entity: 'logistics',
      recordId: parcel.id as number,
      params: { parcel: parcel.id },
      total: 1,
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },

  /** Fills in what carriers charge, by number; rows that match no parcel are listed. */
  importFees: async (call) => {
    const { records, entity } = call
    const lines = linesOf(await sheetCells(call), ['快递单号', '运费'])
    if (lines.length > MOST)
      throw refusedField('file', [`一次最多 ${MOST} 行`, `At most ${MOST} rows at once`])
    const numbers = lines.map(({ cells }) => cells.快递单号)
    const parcels = await records.select('logistics', { trackingNo: numbers }, { limit: MOST })
    const byNumber = Map.groupBy(parcels, ({ trackingNo }) => trackingNo)
    const unmatched: { row: number; number: string; why: readonly [string, string] }[] = []
    let done = 0
    for (const { row, cells } of lines) {
      const [parcel, second] = byNumber.get(cells.快递单号) ?? []
      const fee = fenOf(cells.运费 ?? '')
      if (!parcel || second || fee === null) {
        const why = fee === null ? noAmount : second ? twice : nowhere
        unmatched.push({ row, number: cells.快递单号 ?? '', why })
        continue
      }
      if (parcel.fee !== fee) await records.update(entity.name, parcel.id as number, { fee })
      done++
    }
    if (done === 0)
      throw refused(
        unmatched.slice(0, NAMED).map(({ row, number, why: [zh, en] }) => ({
          field: `file.${row}`,
          message: [`第 ${row} 行 ${number}：${zh}`, `Row ${row} ${number}: ${en}`],
        })),
      )
    return {
      found: {
        total: lines.length,
        done,
        unmatched: unmatched
          .slice(0, NAMED)
          .map(({ row, number, why }) => `${row} ${number} ${why[0]}`),
      },
    }
  },
}

const noAmount = ['运费不是金额', 'The freight is no amount'] as const
const twice = ['多个快递公司有此单号', 'Several carriers use this number'] as const
const nowhere = ['没有此单号的包裹', 'No parcel has this number'] as const
