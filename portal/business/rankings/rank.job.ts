import type { JobKind } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { isCounted } from './figures.ts'
import { recountBoard } from './recountBoard.ts'

/** Boards that are counted, with the cycles of each. */
const boards = [
  'user',
  'studyTime',
  'continuous',
  'digital',
  'podcast',
  'hotCourses',
  'hotListening',
  'articles',
]
const cycles = ['day', 'week', 'month', 'total']

/** One board and cycle, or of a night all that have entries: each in a transaction of its own. */
export const job: JobKind = {
  async step(work) {
    const { context, session, params } = work
    const all = params.board
      ? [[String(params.board), String(params.cycle)] as const]
      : boards.flatMap((board) => cycles.map((cycle) => [board, cycle] as const))
    const at = Number(work.kept.get('at') ?? 0)
    const [board, cycle] = all[at] as readonly [string, string]
    await inTransaction(context, { session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const isAsked = Boolean(params.board)
      const stands = isAsked || (await transaction.records.count('rank', { board, cycle })) > 0
      if (!stands || !isCounted(board)) return
      const { counted, made, removed } = await recountBoard(transaction, board, cycle)
      await work.tell(transaction.tx, [
        {
          text: [
            `统计到 ${counted} 项，新上榜 ${made}，落榜 ${removed}`,
            `${counted} counted, ${made} new, ${removed} dropped`,
          ],
        },
      ])
    })
    work.kept.set('at', at + 1)
    const done = at + 1
    return { done, failed: 0, total: all.length, over: done >= all.length }
  },
}
