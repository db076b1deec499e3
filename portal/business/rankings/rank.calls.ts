import { f, type Jump, type Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { invalid, refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { demand } from '#portal/engine/records/call.ts'
import { kindProblems } from '#portal/engine/records/kindProblems.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { reorder } from '#portal/engine/records/reorder.ts'
import { create } from '#portal/engine/records/save.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { type Calls, page, record } from '#portal/http/records/recordCalls.ts'
import { figuresOf, isCounted } from './figures.ts'

const MOST = 500

const isOf = (row: Row, type: string, id: number): boolean =>
  type === 'user' ? row.user === id : isLink(row.item as Jump | null, type, id)
const isLink = (item: Jump | null, type: string, id: number): boolean =>
  item?.type === type && item.id === id

/** Named calls on the boards. */
export const calls: Calls = {
  /** `GET rank?board&cycle&page&size`: entries in their order; a list for whoever asks for one. */
  getList: async (c, call) => {
    const { board, cycle, page: at, size = '10', ...query } = queryOf(c)
    if (board === undefined) return page(c, call, queryOf(c))
    const from = (Number(at ?? 1) - 1) * Number(size)
    return page(c, call, {
      ...query,
      filter: JSON.stringify({ board, ...(cycle && { cycle }) }),
      sort: '["position","ASC"]',
      range: JSON.stringify([from, from + Number(size) - 1]),
    })
  },

  /** `{ board, cycle, entries }`: the order of a board, by the entries' numbers; without `entries` the fields of a new one. */
  save: async (c, call) => {
    const { entries, board, cycle, ...more } = await bodyOf(c)
    if (!Array.isArray(entries))
      return record(c, await create(call, { ...more, board, cycle }), 201)
    const ids = entries.map((one) => Number((one as Row)?.id ?? one))
    return success(c, (await reorder(call, { ids, scope: { board, cycle } })).list)
  },

  /** `GET rank/data?board&cycle&date`: what is counted now, or what users reached until a day, with place, change and share. */
  data: async (c, call) => {
    demand(call, 'read')
    const { board = '', cycle = 'week', date } = queryOf(c)
    if (!isCounted(board))
      throw refusedField('board', [`“${board}”不是统计的榜单`, `"${board}" is no counted board`])
    const { context, entity } = call
    const asked = { cycle, ...(date && { date }) }
    const wrong = kindProblems({ ...entity.fields, date: f.date('日期', 'Day') }, asked)
    if (wrong.length > 0) throw invalid(wrong)
    const { db } = context.database
    const now = date ? shift(`${date}T00:00:00+08:00`, '+1d') : shanghaiTime(context.clock())
    const figures = await figuresOf(db, board, cycle, now)
    const rows = await context.rows.select(db, entity, { board, cycle }, { limit: MOST })
    const all = figures.reduce((sum, { figure }) => sum + figure, 0)
    const list = figures.slice(0, 100).map(({ type, id, figure }, at) => {
      const row = rows.find((one) => isOf(one, type, id))
      const was = Number(row?.lastPosition ?? 0)
      return {
        ...{ type, id, title: row?.called ?? null, figure, position: at + 1 },
        change: was > 0 ? was - (at + 1) : null,
        share: all > 0 ? Math.round((figure / all) * 10_000) / 100 : 0,
      }
    })
    return success(c, { list, total: figures.length })
  },
}
